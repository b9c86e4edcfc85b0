/**
 * The grammar, second part: sentences of procedures, and the members of sheets, collections, conditions and conflicts.
 *
 * Invariant: every sentence, member and option begins with `begin()` and ends with `done()`, so that an error knows the
 * sentence it stands in; each may be a Broken token, which stands for a stretch that could not be read.
 */
import { ExpressionParser, type Rule } from "./grammar-expressions.ts";
import { k, t } from "./tokens.ts";

export class SentenceParser extends ExpressionParser {
  /** block = '{' { statement [ ';' ] } '}' */
  readonly block: Rule = this.RULE("block", () => {
    this.deeper();
    this.CONSUME(t.LBrace);
    this.MANY(() => {
      this.SUBRULE(this.statement);
      this.OPTION(() => this.CONSUME(t.Semicolon));
    });
    this.CONSUME(t.RBrace);
    this.shallower();
  });

  /** statement = HEADING | givenStmt | stepStmt | sentence meta */
  readonly statement: Rule = this.RULE("statement", () => {
    this.begin();
    this.OR([
      { ALT: () => this.CONSUME(t.Heading) },
      { ALT: () => this.SUBRULE(this.broken) },
      { ALT: () => this.SUBRULE(this.givenStmt) },
      { ALT: () => this.SUBRULE(this.stepStmt) },
      {
        ALT: () => {
          this.SUBRULE(this.sentence);
          this.SUBRULE(this.meta);
        },
      },
    ]);
    this.done();
  });

  /** broken = BROKEN [ block ] */
  readonly broken: Rule = this.RULE("broken", () => {
    this.CONSUME(t.Broken);
    this.OPTION(() => this.SUBRULE(this.block));
  });

  /** givenStmt = 'given' head [ ':' type ] [ 'from' path ] [ 'usually' expr ] meta */
  readonly givenStmt: Rule = this.RULE("givenStmt", () => {
    this.CONSUME(k("given"));
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
    this.OPTION2(() => {
      this.CONSUME(k("from"));
      this.SUBRULE(this.path);
    });
    this.OPTION3(() => {
      this.CONSUME(k("usually"));
      this.SUBRULE(this.expr);
    });
    this.SUBRULE(this.meta);
  });

  /** stepStmt = 'step' head meta [ block ] */
  readonly stepStmt: Rule = this.RULE("stepStmt", () => {
    this.CONSUME(k("step"));
    this.SUBRULE(this.head);
    this.SUBRULE(this.meta);
    this.OPTION(() => this.SUBRULE(this.block));
  });

  /** sentence = askStmt | needsLine | letStmt | rollStmt | resultStmt | whenStmt | repeatStmt | stopStmt | forEachStmt | chooseStmt | distributeStmt | writeStmt | redoStmt | doStmt | effectStmt suffixIf */
  readonly sentence: Rule = this.RULE("sentence", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.askStmt) },
      { ALT: () => this.SUBRULE(this.needsLine) },
      { ALT: () => this.SUBRULE(this.letStmt) },
      { ALT: () => this.SUBRULE(this.rollStmt) },
      { ALT: () => this.SUBRULE(this.resultStmt) },
      { ALT: () => this.SUBRULE(this.whenStmt) },
      { ALT: () => this.SUBRULE(this.repeatStmt) },
      { ALT: () => this.SUBRULE(this.stopStmt) },
      { ALT: () => this.SUBRULE(this.forEachStmt) },
      { ALT: () => this.SUBRULE(this.chooseStmt) },
      { ALT: () => this.SUBRULE(this.distributeStmt) },
      { ALT: () => this.SUBRULE(this.writeStmt) },
      { ALT: () => this.SUBRULE(this.redoStmt) },
      { ALT: () => this.SUBRULE(this.doStmt) },
      {
        ALT: () => {
          this.SUBRULE(this.effectStmt);
          this.SUBRULE(this.suffixIf);
        },
      },
    ]);
  });

  /** suffixIf = [ 'if' expr ] */
  readonly suffixIf: Rule = this.RULE("suffixIf", () => {
    this.OPTION(() => {
      this.CONSUME(k("if"));
      this.SUBRULE(this.expr);
    });
  });

  /** needsLine = 'needs' expr suffixIf */
  readonly needsLine: Rule = this.RULE("needsLine", () => {
    this.CONSUME(k("needs"));
    this.SUBRULE(this.expr);
    this.SUBRULE(this.suffixIf);
  });

  /** letStmt = 'let' name [ ':' type ] '=' outcome */
  readonly letStmt: Rule = this.RULE("letStmt", () => {
    this.CONSUME(k("let"));
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
    this.CONSUME(t.Equals);
    this.SUBRULE(this.outcome);
  });

  /** resultStmt = 'result' outcome suffixIf */
  readonly resultStmt: Rule = this.RULE("resultStmt", () => {
    this.CONSUME(k("result"));
    this.SUBRULE(this.outcome);
    this.SUBRULE(this.suffixIf);
  });

  /** repeatStmt = 'repeat' [ 'up to' additive ( 'times' | 'time' ) ] [ ( 'while' | 'until' ) expr ] block */
  readonly repeatStmt: Rule = this.RULE("repeatStmt", () => {
    this.CONSUME(k("repeat"));
    this.OPTION(() => {
      this.CONSUME(k("up to"));
      this.SUBRULE(this.additive);
      this.words(1, ["times", "time"]);
    });
    this.OPTION2(() => {
      this.OR2([
        { ALT: () => this.CONSUME(k("while"), { LABEL: "loop" }) },
        { ALT: () => this.CONSUME(k("until"), { LABEL: "loop" }) },
      ]);
      this.SUBRULE(this.expr);
    });
    this.SUBRULE(this.block);
  });

  /** stopStmt = 'stop' suffixIf */
  readonly stopStmt: Rule = this.RULE("stopStmt", () => {
    this.CONSUME(k("stop"));
    this.SUBRULE(this.suffixIf);
  });

  /** forEachStmt = 'for each' name 'in' inSet block */
  readonly forEachStmt: Rule = this.RULE("forEachStmt", () => {
    this.CONSUME(k("for each"));
    this.SUBRULE(this.name);
    this.CONSUME(k("in"));
    this.SUBRULE(this.inSet);
    this.SUBRULE(this.block);
  });

  /** distributeStmt = 'player distributes' additive 'points over' path [ ',' 'each' inSet ] [ ',' 'costing' expr ] */
  readonly distributeStmt: Rule = this.RULE("distributeStmt", () => {
    this.CONSUME(k("player distributes"));
    this.SUBRULE(this.additive);
    this.CONSUME(k("points over"));
    this.SUBRULE(this.path);
    this.OPTION(() => {
      this.CONSUME(t.Comma);
      this.CONSUME(k("each"));
      this.SUBRULE(this.inSet);
    });
    this.OPTION2(() => {
      this.CONSUME2(t.Comma);
      this.CONSUME(k("costing"));
      this.SUBRULE(this.expr);
    });
  });

  /** writeStmt = 'write' expr 'into' path ( 'in order' | 'in any order' ) */
  readonly writeStmt: Rule = this.RULE("writeStmt", () => {
    this.CONSUME(k("write"));
    this.SUBRULE(this.expr);
    this.CONSUME(k("into"));
    this.SUBRULE(this.path);
    this.words(1, ["in order", "in any order"]);
  });

  /** redoStmt = 'redo' 'steps' nameList 'of' name */
  readonly redoStmt: Rule = this.RULE("redoStmt", () => {
    this.CONSUME(k("redo"));
    this.CONSUME(k("steps"));
    this.SUBRULE(this.nameList);
    this.CONSUME(k("of"));
    this.SUBRULE(this.name);
  });

  /** doStmt = ( 'do' | 'make' ) call suffixIf */
  readonly doStmt: Rule = this.RULE("doStmt", () => {
    this.words(1, ["do", "make"]);
    this.SUBRULE(this.call);
    this.SUBRULE(this.suffixIf);
  });

  /** askStmt = 'ask' ( 'gm' | 'player' ) ( 'for' nameList [ ':' type ] [ 'from' path ] | 'whether' name ) [ 'usually' expr ] [ 'secret' ] */
  readonly askStmt: Rule = this.RULE("askStmt", () => {
    this.CONSUME(k("ask"));
    this.words(1, ["gm", "player"]);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(k("for"));
          this.SUBRULE(this.nameList);
          this.OPTION(() => {
            this.CONSUME(t.Colon);
            this.SUBRULE(this.type);
          });
          this.OPTION2(() => {
            this.CONSUME(k("from"));
            this.SUBRULE(this.path);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("whether"));
          this.SUBRULE(this.name);
        },
      },
    ]);
    this.OPTION3(() => {
      this.CONSUME(k("usually"));
      this.SUBRULE(this.expr);
    });
    this.OPTION4(() => this.CONSUME(k("secret")));
  });

  /** chooseStmt = ( 'gm' | 'player' ) 'chooses' name ':' [ 'up to' ] count 'of' '{' { optionLine } '}' [ 'repeated' ] */
  readonly chooseStmt: Rule = this.RULE("chooseStmt", () => {
    this.words(1, ["gm", "player"]);
    this.CONSUME(k("chooses"));
    this.SUBRULE(this.name);
    this.CONSUME(t.Colon);
    this.OPTION(() => this.CONSUME(k("up to")));
    this.SUBRULE(this.count);
    this.CONSUME(k("of"));
    this.CONSUME(t.LBrace);
    this.MANY(() => this.SUBRULE(this.optionLine));
    this.CONSUME(t.RBrace);
    this.OPTION2(() => this.CONSUME(k("repeated")));
  });

  /** count = INT | name | '(' expr ')' */
  readonly count: Rule = this.RULE("count", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Int) },
      { ALT: () => this.SUBRULE(this.name) },
      {
        ALT: () => {
          this.CONSUME(t.LParen);
          this.SUBRULE(this.expr);
          this.CONSUME(t.RParen);
        },
      },
    ]);
  });

  /** optionLine = BROKEN [ block ] | 'option' name suffixIf meta [ block ] [ ';' ] */
  readonly optionLine: Rule = this.RULE("optionLine", () => {
    this.begin();
    this.OR([
      { ALT: () => this.SUBRULE(this.broken) },
      {
        ALT: () => {
          this.CONSUME(k("option"));
          this.SUBRULE(this.name);
          this.SUBRULE(this.suffixIf);
          this.SUBRULE(this.meta);
          this.OPTION(() => this.SUBRULE(this.block));
        },
      },
    ]);
    this.OPTION2(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  /** rollStmt = 'roll' ( 'on' path | [ INT ( 'times' | 'time' ) ] expr { ',' diceOption } ) 'as' name */
  readonly rollStmt: Rule = this.RULE("rollStmt", () => {
    this.CONSUME(k("roll"));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("on"));
          this.SUBRULE(this.path);
        },
      },
      {
        ALT: () => {
          this.OPTION(() => {
            this.CONSUME(t.Int);
            this.words(1, ["times", "time"]);
          });
          this.SUBRULE(this.expr);
          this.MANY(() => {
            this.CONSUME(t.Comma);
            this.SUBRULE(this.diceOption);
          });
        },
      },
    ]);
    this.CONSUME(k("as"));
    this.SUBRULE(this.name);
  });

  /** whenStmt = 'when' expr block { 'otherwise' 'when' expr block } [ 'otherwise' block ] */
  readonly whenStmt: Rule = this.RULE("whenStmt", () => {
    this.CONSUME(k("when"));
    this.SUBRULE(this.expr);
    this.SUBRULE(this.block);
    this.MANY(() => {
      this.CONSUME(k("otherwise"));
      this.CONSUME2(k("when"));
      this.SUBRULE2(this.expr);
      this.SUBRULE2(this.block);
    });
    this.OPTION(() => {
      this.CONSUME2(k("otherwise"));
      this.SUBRULE3(this.block, { LABEL: "last" });
    });
  });

  /** effectStmt = path ( valueVerb | holdVerb | ( 'does' | 'makes' ) call ) | holdVerb */
  readonly effectStmt: Rule = this.RULE("effectStmt", () => {
    this.OR([
      {
        ALT: () => {
          this.SUBRULE(this.path);
          this.OR2([
            { ALT: () => this.SUBRULE(this.valueVerb) },
            { ALT: () => this.SUBRULE(this.holdVerb) },
            {
              ALT: () => {
                this.words(3, ["does", "makes"]);
                this.SUBRULE(this.call);
              },
            },
          ]);
        },
      },
      { ALT: () => this.SUBRULE2(this.holdVerb) },
    ]);
  });

  /** valueVerb = 'rises' 'by' additive [ 'up to' additive ] | 'falls' 'by' additive [ 'down to' additive ] | 'becomes' expr */
  readonly valueVerb: Rule = this.RULE("valueVerb", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("rises"), { LABEL: "word" });
          this.CONSUME(k("by"));
          this.SUBRULE(this.additive);
          this.OPTION(() => {
            this.CONSUME(k("up to"));
            this.SUBRULE2(this.additive);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("falls"), { LABEL: "word" });
          this.CONSUME2(k("by"));
          this.SUBRULE3(this.additive);
          this.OPTION2(() => {
            this.CONSUME(k("down to"));
            this.SUBRULE4(this.additive);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("becomes"), { LABEL: "word" });
          this.SUBRULE(this.expr);
        },
      },
    ]);
  });

  /** holdVerb = 'gains' held [ 'into' path ] [ duration ] | 'loses' held [ 'from' path ] | 'suffers' additive 'from' path | 'joins' path [ 'as' name ] | 'leaves' path | 'goes on' */
  readonly holdVerb: Rule = this.RULE("holdVerb", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("gains"), { LABEL: "word" });
          this.SUBRULE(this.held);
          this.OPTION(() => {
            this.CONSUME(k("into"));
            this.SUBRULE(this.path);
          });
          this.OPTION2(() => this.SUBRULE(this.duration));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("loses"), { LABEL: "word" });
          this.SUBRULE2(this.held);
          this.OPTION3(() => {
            this.CONSUME(k("from"));
            this.SUBRULE2(this.path);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("suffers"), { LABEL: "word" });
          this.SUBRULE(this.additive);
          this.CONSUME2(k("from"));
          this.SUBRULE3(this.path);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("joins"), { LABEL: "word" });
          this.SUBRULE4(this.path);
          this.OPTION4(() => {
            this.CONSUME(k("as"));
            this.SUBRULE(this.name);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("leaves"), { LABEL: "word" });
          this.SUBRULE5(this.path);
        },
      },
      { ALT: () => this.CONSUME(k("goes on"), { LABEL: "word" }) },
    ]);
  });

  /** held = INT name [ args ] | expr */
  readonly held: Rule = this.RULE("held", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Int);
          this.SUBRULE(this.pathStep);
        },
      },
      { ALT: () => this.SUBRULE(this.expr) },
    ]);
  });

  /** duration = 'for' additive ( 'rounds' | 'round' | 'turns' | 'turn' ) | 'for its next check' | 'until' ( 'end of scene' | 'end of conflict' | 'end of round' | 'end of turn' | path ) */
  readonly duration: Rule = this.RULE("duration", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("for"));
          this.SUBRULE(this.additive);
          this.words(1, ["rounds", "round", "turns", "turn"]);
        },
      },
      { ALT: () => this.CONSUME(k("for its next check"), { LABEL: "next" }) },
      {
        ALT: () => {
          this.CONSUME(k("until"));
          this.OR2([
            { ALT: () => this.words(3, ["end of scene", "end of conflict", "end of round", "end of turn"]) },
            { ALT: () => this.SUBRULE(this.path) },
          ]);
        },
      },
    ]);
  });

  // ----------------------------------------------------------------------------------------------------------- members

  /** members = '{' { member [ ';' ] } '}' */
  readonly members: Rule = this.RULE("members", () => {
    this.CONSUME(t.LBrace);
    this.MANY(() => {
      this.SUBRULE(this.member);
      this.OPTION(() => this.CONSUME(t.Semicolon));
    });
    this.CONSUME(t.RBrace);
  });

  /** member = HEADING | row | memberSentence meta */
  readonly member: Rule = this.RULE("member", () => {
    this.begin();
    this.OR([
      { ALT: () => this.CONSUME(t.Heading) },
      { ALT: () => this.CONSUME(t.Row) },
      { ALT: () => this.SUBRULE(this.broken) },
      {
        ALT: () => {
          this.SUBRULE(this.memberSentence);
          this.SUBRULE(this.meta);
        },
      },
    ]);
    this.done();
  });

  /** memberSentence = reaction | modifierLine | forbidsLine | needsLine | 'must' expr | 'stacks' | 'ends when' expr | endsAs | sidesLine | actorsLine | relationLine | orderLine | moment | 'turn ends when' expr | actionsLine | eachField | field */
  readonly memberSentence: Rule = this.RULE("memberSentence", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.reaction) },
      { ALT: () => this.SUBRULE(this.modifierLine) },
      { ALT: () => this.SUBRULE(this.forbidsLine) },
      { ALT: () => this.SUBRULE(this.needsLine) },
      {
        ALT: () => {
          this.CONSUME(k("must"), { LABEL: "word" });
          this.SUBRULE(this.expr);
        },
      },
      { ALT: () => this.CONSUME(k("stacks"), { LABEL: "word" }) },
      {
        ALT: () => {
          this.CONSUME(k("ends when"), { LABEL: "word" });
          this.SUBRULE2(this.expr);
        },
      },
      { ALT: () => this.SUBRULE(this.endsAs) },
      { ALT: () => this.SUBRULE(this.sidesLine) },
      { ALT: () => this.SUBRULE(this.actorsLine) },
      { ALT: () => this.SUBRULE(this.relationLine) },
      { ALT: () => this.SUBRULE(this.orderLine) },
      { ALT: () => this.SUBRULE(this.moment) },
      {
        ALT: () => {
          this.CONSUME(k("turn ends when"), { LABEL: "word" });
          this.SUBRULE3(this.expr);
        },
      },
      { ALT: () => this.SUBRULE(this.actionsLine) },
      { ALT: () => this.SUBRULE(this.eachField) },
      { ALT: () => this.SUBRULE(this.field) },
    ]);
  });

  /** reaction = 'when' trigger block */
  readonly reaction: Rule = this.RULE("reaction", () => {
    this.CONSUME(k("when"));
    this.SUBRULE(this.trigger);
    this.SUBRULE(this.block);
  });

  /** forbidsLine = 'forbids' ( nameList | 'every action' ) */
  readonly forbidsLine: Rule = this.RULE("forbidsLine", () => {
    this.CONSUME(k("forbids"));
    this.OR([{ ALT: () => this.SUBRULE(this.nameList) }, { ALT: () => this.CONSUME(k("every action")) }]);
  });

  /** endsAs = 'ends as' name 'when' expr */
  readonly endsAs: Rule = this.RULE("endsAs", () => {
    this.CONSUME(k("ends as"));
    this.SUBRULE(this.name);
    this.CONSUME(k("when"));
    this.SUBRULE(this.expr);
  });

  /** sidesLine = 'sides' nameList ':' type */
  readonly sidesLine: Rule = this.RULE("sidesLine", () => {
    this.CONSUME(k("sides"));
    this.SUBRULE(this.nameList);
    this.CONSUME(t.Colon);
    this.SUBRULE(this.type);
  });

  /** actorsLine = 'actors' name ':' type */
  readonly actorsLine: Rule = this.RULE("actorsLine", () => {
    this.CONSUME(k("actors"));
    this.SUBRULE(this.name);
    this.CONSUME(t.Colon);
    this.SUBRULE(this.type);
  });

  /** relationLine = 'relation' name 'between' name ':' type ( '=' expr | [ 'starts at' expr ] [ ',' 'opposite' ] ) */
  readonly relationLine: Rule = this.RULE("relationLine", () => {
    this.CONSUME(k("relation"));
    this.SUBRULE(this.name);
    this.CONSUME(k("between"));
    this.SUBRULE2(this.name);
    this.CONSUME(t.Colon);
    this.SUBRULE(this.type);
    this.OPTION(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(t.Equals);
            this.SUBRULE(this.expr, { LABEL: "value" });
          },
        },
        {
          ALT: () => {
            this.CONSUME(k("starts at"));
            this.SUBRULE2(this.expr, { LABEL: "start" });
          },
        },
      ]);
    });
    this.OPTION2(() => {
      this.CONSUME(t.Comma);
      this.CONSUME(k("opposite"));
    });
  });

  /** orderLine = 'order' ( 'alternating' | 'free' | 'by' orderKey { ',' 'then' orderKey } ) */
  readonly orderLine: Rule = this.RULE("orderLine", () => {
    this.CONSUME(k("order"));
    this.OR([
      { ALT: () => this.CONSUME(k("alternating"), { LABEL: "word" }) },
      { ALT: () => this.CONSUME(k("free"), { LABEL: "word" }) },
      {
        ALT: () => {
          this.CONSUME(k("by"), { LABEL: "word" });
          this.SUBRULE(this.orderKey);
          this.MANY(() => {
            this.CONSUME(t.Comma);
            this.CONSUME(k("then"));
            this.SUBRULE2(this.orderKey);
          });
        },
      },
    ]);
  });

  /** orderKey = ( 'roll' additive | path ) [ 'highest first' | 'lowest first' ] */
  readonly orderKey: Rule = this.RULE("orderKey", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("roll"));
          this.SUBRULE(this.additive);
        },
      },
      { ALT: () => this.SUBRULE(this.path) },
    ]);
    this.OPTION(() => this.words(1, ["highest first", "lowest first"]));
  });

  /** moment = ( 'each round' | 'start of each turn' | 'end of each turn' | 'after each action' ) block */
  readonly moment: Rule = this.RULE("moment", () => {
    this.words(1, ["each round", "start of each turn", "end of each turn", "after each action"]);
    this.SUBRULE(this.block);
  });

  /** actionsLine = 'actions' ( INT 'each turn' | nameList [ 'each turn' ] ) */
  readonly actionsLine: Rule = this.RULE("actionsLine", () => {
    this.CONSUME(k("actions"));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Int);
          this.CONSUME(k("each turn"));
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.nameList);
          this.OPTION(() => this.CONSUME2(k("each turn")));
        },
      },
    ]);
  });

  /** eachField = [ 'replace' ] 'each' [ name ] fieldRest */
  readonly eachField: Rule = this.RULE("eachField", () => {
    this.OPTION(() => this.CONSUME(k("replace")));
    this.CONSUME(k("each"));
    this.OPTION2(() => this.SUBRULE(this.name));
    this.SUBRULE(this.fieldRest);
  });

  /** field = [ 'replace' ] [ 'resource' | 'track' | 'clock' ] name fieldRest */
  readonly field: Rule = this.RULE("field", () => {
    this.OPTION(() => this.CONSUME(k("replace")));
    this.OPTION2(() => this.words(1, ["resource", "track", "clock"]));
    this.SUBRULE(this.name);
    this.SUBRULE(this.fieldRest);
  });

  /** fieldRest = [ abbrev | params ] [ formerly ] meta ( ':' type [ 'rising to' additive ] [ start ] | '=' expr ) */
  readonly fieldRest: Rule = this.RULE("fieldRest", () => {
    this.OPTION(() => {
      this.OR({
        MAX_LOOKAHEAD: 3,
        DEF: [{ ALT: () => this.SUBRULE(this.abbrev) }, { ALT: () => this.SUBRULE(this.params) }],
      });
    });
    this.OPTION2(() => this.SUBRULE(this.formerly));
    this.SUBRULE(this.meta);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(t.Colon);
          this.SUBRULE(this.type);
          this.OPTION3(() => {
            this.CONSUME(k("rising to"));
            this.SUBRULE(this.additive);
          });
          this.OPTION4(() => this.SUBRULE(this.start));
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Equals);
          this.SUBRULE(this.expr);
        },
      },
    ]);
  });

  /** start = 'starts at' expr | 'starts full' | 'starts empty' | '=' expr | 'left open' */
  readonly start: Rule = this.RULE("start", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("starts at"), { LABEL: "word" });
          this.SUBRULE(this.expr);
        },
      },
      {
        ALT: () => {
          this.CONSUME(t.Equals, { LABEL: "word" });
          this.SUBRULE2(this.expr);
        },
      },
      { ALT: () => this.words(1, ["starts full", "starts empty", "left open"]) },
    ]);
  });

  /** params = '(' param { ',' param } ')' */
  readonly params: Rule = this.RULE("params", () => {
    this.CONSUME(t.LParen);
    this.SUBRULE(this.param);
    this.MANY(() => {
      this.CONSUME(t.Comma);
      this.SUBRULE2(this.param);
    });
    this.CONSUME(t.RParen);
  });

  /** param = name ':' type [ 'usually' expr ] */
  readonly param: Rule = this.RULE("param", () => {
    this.SUBRULE(this.name);
    this.CONSUME(t.Colon);
    this.SUBRULE(this.type);
    this.OPTION(() => {
      this.CONSUME(k("usually"));
      this.SUBRULE(this.expr);
    });
  });

  /** modifierLine = 'modifier' additive 'to' ( 'each' name [ 'where' expr ] | path ) [ 'up to' additive ] [ 'as' name ] [ suffixIf ] */
  readonly modifierLine: Rule = this.RULE("modifierLine", () => {
    this.CONSUME(k("modifier"));
    this.SUBRULE(this.additive);
    this.CONSUME(k("to"));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("each"));
          this.SUBRULE(this.name);
          this.OPTION(() => {
            this.CONSUME(k("where"));
            this.SUBRULE(this.expr);
          });
        },
      },
      { ALT: () => this.SUBRULE(this.path) },
    ]);
    this.OPTION2(() => {
      this.CONSUME(k("up to"));
      this.SUBRULE2(this.additive);
    });
    this.OPTION3(() => {
      this.CONSUME(k("as"));
      this.SUBRULE2(this.name, { LABEL: "as" });
    });
    this.SUBRULE(this.suffixIf);
  });

  /** trigger = ( path | 'any' name ) ( 'reaches' additive | 'falls' [ 'below' additive ] | 'rises' [ 'above' additive ] | 'gains' name | 'loses' name ) */
  readonly trigger: Rule = this.RULE("trigger", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.path) },
      {
        ALT: () => {
          this.CONSUME(k("any"));
          this.SUBRULE(this.name);
        },
      },
    ]);
    this.OR2([
      {
        ALT: () => {
          this.CONSUME(k("reaches"), { LABEL: "word" });
          this.SUBRULE(this.additive);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("falls"), { LABEL: "word" });
          this.OPTION(() => {
            this.CONSUME(k("below"));
            this.SUBRULE2(this.additive);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("rises"), { LABEL: "word" });
          this.OPTION2(() => {
            this.CONSUME(k("above"));
            this.SUBRULE3(this.additive);
          });
        },
      },
      {
        ALT: () => {
          this.OR3([
            { ALT: () => this.CONSUME(k("gains"), { LABEL: "word" }) },
            { ALT: () => this.CONSUME(k("loses"), { LABEL: "word" }) },
          ]);
          this.SUBRULE2(this.name, { LABEL: "what" });
        },
      },
    ]);
  });
}
