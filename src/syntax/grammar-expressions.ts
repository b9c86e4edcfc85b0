/**
 * The grammar, first part: names, types, expressions, calls and the inside of table cells.
 *
 * Invariant: a rule's comment is its production; `grammar/rules.ebnf` is printed from the same rules. Repetitions and
 * options take what they can; where that hides a second reading, the list in test/syntax/grammar.test.ts says why.
 */
import { CstParser, type CstNode, type ParserMethod, type TokenType } from "chevrotain";
import { lazyChoices } from "./choices.ts";
import type { Keyword } from "./keywords.ts";
import { ExpectationRecorder, type Expectation } from "./expectation.ts";
import { alternationIn, firstOf } from "./first.ts";
import { k, t, vocabulary, type Token } from "./tokens.ts";

export type Rule = ParserMethod<[], CstNode>;

/** Thrown out of the parser when no alternative fits. Caught by attempt.ts and cells.ts. */
export class Unexpected extends Error {
  readonly token: Token;
  readonly expectation: Expectation;
  constructor(token: Token, expectation: Expectation) {
    super("unexpected");
    this.token = token;
    this.expectation = expectation;
  }
}

/** Thrown out of the parser when a text nests too deeply; caught by attempt.ts and cells.ts. */
export class TooDeep extends Error {
  readonly token: Token;
  constructor(token: Token) {
    super("too deep");
    this.token = token;
  }
}

/** The deepest nesting that is read: rules inside rules, not only brackets. */
export const deepest = 300;

export class ExpressionParser extends CstParser {
  readonly expectations: ExpectationRecorder;
  /** Where the sentences being read begin, the innermost last; `begun` has all that began. */
  open: number[] = [];
  begun: number[] = [];
  depth = 0;

  constructor(validate = false) {
    const expectations = new ExpectationRecorder();
    super(vocabulary, {
      recoveryEnabled: false,
      maxLookahead: 2,
      lookaheadStrategy: lazyChoices(2),
      nodeLocationTracking: "onlyOffset",
      errorMessageProvider: expectations,
      skipValidations: !validate,
    });
    this.expectations = expectations;
  }

  protected begin(): void {
    this.ACTION(() => {
      const { index } = this.LA(1) as Token;
      this.open.push(index);
      this.begun.push(index);
    });
  }
  protected done(): void {
    this.ACTION(() => {
      this.open.pop();
    });
  }
  protected deeper(): void {
    this.ACTION(() => {
      if (++this.depth > deepest) throw new TooDeep(this.LA(1) as Token);
    });
  }
  protected shallower(): void {
    this.ACTION(() => {
      this.depth--;
    });
  }
  /** The kinds that can begin each alternation, by rule and number. */
  private readonly firsts = new Map<string, readonly TokenType[]>();

  /**
   * In place of chevrotain's own, which works out all paths of the full lookahead at every error; that took ten times as
   * long as parsing.
   */
  protected raiseNoAltException(number: number): never {
    const rule = (this as unknown as { getCurrRuleFullName: () => string }).getCurrRuleFullName();
    const key = `${rule} ${number}`;
    let kinds = this.firsts.get(key);
    if (kinds === undefined) {
      const production = this.getGAstProductions()[rule];
      const alternation = production === undefined ? undefined : alternationIn(production, number);
      kinds = alternation === undefined ? [] : [...firstOf(alternation).kinds];
      this.firsts.set(key, kinds);
    }
    throw new Unexpected(this.LA(1) as Token, { rule, kinds });
  }
  /** One of these tokens, kept under the name `key`. */
  protected either(key: number, types: readonly TokenType[]): void {
    this.or(key, types.map((type) => ({ ALT: () => this.consume(key, type, { LABEL: "word" }) })));
  }
  protected words(key: number, words: readonly Keyword[]): void {
    this.either(key, words.map(k));
  }

  // ------------------------------------------------------------------------------------------------------------- names

  /** name = NAME | BRACKETED */
  readonly name: Rule = this.RULE("name", () => {
    this.OR([{ ALT: () => this.CONSUME(t.Name) }, { ALT: () => this.CONSUME(t.Bracketed) }]);
  });

  /** nameList = name { ',' name } */
  readonly nameList: Rule = this.RULE("nameList", () => {
    this.SUBRULE(this.name);
    this.MANY(() => {
      this.CONSUME(t.Comma);
      this.SUBRULE2(this.name);
    });
  });

  /** abbrev = '(' name ')' */
  readonly abbrev: Rule = this.RULE("abbrev", () => {
    this.CONSUME(t.LParen);
    this.SUBRULE(this.name);
    this.CONSUME(t.RParen);
  });

  /** formerly = 'formerly' TEXT { ',' TEXT } */
  readonly formerly: Rule = this.RULE("formerly", () => {
    this.CONSUME(k("formerly"));
    this.CONSUME(t.Text);
    this.MANY(() => {
      this.CONSUME(t.Comma);
      this.CONSUME2(t.Text);
    });
  });

  /** head = name [ abbrev ] [ formerly ] */
  readonly head: Rule = this.RULE("head", () => {
    this.SUBRULE(this.name);
    this.OPTION(() => this.SUBRULE(this.abbrev));
    this.OPTION2(() => this.SUBRULE(this.formerly));
  });

  /** meta = { TEXT | citation } */
  readonly meta: Rule = this.RULE("meta", () => {
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(t.Text) }, { ALT: () => this.SUBRULE(this.citation) }]);
    });
  });

  /** citation = CLAUSE [ '..' CLAUSE ] */
  readonly citation: Rule = this.RULE("citation", () => {
    this.CONSUME(t.Clause);
    this.OPTION(() => {
      this.CONSUME(t.Range);
      this.CONSUME2(t.Clause);
    });
  });

  /** role = name [ ':' name ] */
  readonly role: Rule = this.RULE("role", () => {
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE2(this.name);
    });
  });

  // ------------------------------------------------------------------------------------------------------------- cells

  /** cellContent = 'otherwise' | DASH | pattern { ',' pattern } */
  readonly cellContent: Rule = this.RULE("cellContent", () => {
    this.OR([
      { ALT: () => this.CONSUME(k("otherwise")) },
      { ALT: () => this.CONSUME(t.Dash) },
      {
        ALT: () => {
          this.SUBRULE(this.pattern);
          this.MANY(() => {
            this.CONSUME(t.Comma);
            this.SUBRULE2(this.pattern);
          });
        },
      },
    ]);
  });

  /** pattern = 'roll' 'on' path | expr [ '..' additive | 'or more' | 'or less' | PLUS_END | DASH ] */
  readonly pattern: Rule = this.RULE("pattern", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("roll"));
          this.CONSUME(k("on"));
          this.SUBRULE(this.path);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.expr);
          this.OPTION(() => {
            this.OR2([
              {
                ALT: () => {
                  this.CONSUME(t.Range);
                  this.SUBRULE2(this.additive);
                },
              },
              { ALT: () => this.CONSUME(k("or more"), { LABEL: "more" }) },
              { ALT: () => this.CONSUME(t.PlusEnd, { LABEL: "more" }) },
              { ALT: () => this.CONSUME(k("or less"), { LABEL: "less" }) },
              { ALT: () => this.CONSUME(t.Dash, { LABEL: "less" }) },
            ]);
          });
        },
      },
    ]);
  });

  // ------------------------------------------------------------------------------------------------------------- types

  /** type = typePart { 'or' typePart } */
  readonly type: Rule = this.RULE("type", () => {
    this.SUBRULE(this.typePart);
    this.MANY(() => {
      this.CONSUME(k("or"));
      this.SUBRULE2(this.typePart);
    });
  });

  /** typePart = 'list of' plainType [ 'at least' INT ] [ 'at most' INT ] | INT 'slots of' plainType | 'up to' additive 'slots of' plainType | plainType */
  readonly typePart: Rule = this.RULE("typePart", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("list of"));
          this.SUBRULE(this.plainType);
          this.OPTION(() => {
            this.CONSUME(k("at least"));
            this.CONSUME(t.Int, { LABEL: "least" });
          });
          this.OPTION2(() => {
            this.CONSUME(k("at most"));
            this.CONSUME2(t.Int, { LABEL: "most" });
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME3(t.Int, { LABEL: "slots" });
          this.CONSUME(k("slots of"));
          this.SUBRULE2(this.plainType);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("up to"));
          this.SUBRULE(this.additive);
          this.CONSUME2(k("slots of"));
          this.SUBRULE3(this.plainType);
        },
      },
      { ALT: () => this.SUBRULE4(this.plainType) },
    ]);
  });

  /** plainType = 'number' | 'fraction' | 'text' | 'yes/no' | 'dice' | 'none' | 'condition' | entryWord | oneOf | '(' type ')' | rangeType | name [ '..' bound | 'or more' | 'slots of' plainType ] */
  readonly plainType: Rule = this.RULE("plainType", () => {
    this.OR([
      { ALT: () => this.words(1, ["number", "fraction", "text", "yes/no", "dice", "none", "condition"]) },
      { ALT: () => this.SUBRULE(this.entryWord) },
      { ALT: () => this.SUBRULE(this.oneOf) },
      {
        ALT: () => {
          this.CONSUME(t.LParen);
          this.deeper();
          this.SUBRULE(this.type);
          this.shallower();
          this.CONSUME(t.RParen);
        },
      },
      { ALT: () => this.SUBRULE(this.rangeType) },
      {
        ALT: () => {
          this.SUBRULE(this.name);
          this.OPTION(() => {
            this.OR2([
              {
                ALT: () => {
                  this.CONSUME(t.Range);
                  this.SUBRULE(this.bound);
                },
              },
              { ALT: () => this.CONSUME(k("or more")) },
              {
                ALT: () => {
                  this.CONSUME(k("slots of"));
                  this.SUBRULE(this.plainType);
                },
              },
            ]);
          });
        },
      },
    ]);
  });

  /** entryWord = 'attribute' | 'talent' | 'skill' | 'trait' | 'value' | 'feat' | 'weapon' | 'item' | 'spell' | 'thing' */
  readonly entryWord: Rule = this.RULE("entryWord", () => {
    this.words(1, ["attribute", "talent", "skill", "trait", "value", "feat", "weapon", "item", "spell", "thing"]);
  });

  /** oneOf = 'one of' name { ',' name } [ 'or' name ] [ 'of' name ] */
  readonly oneOf: Rule = this.RULE("oneOf", () => {
    this.CONSUME(k("one of"));
    this.SUBRULE(this.name, { LABEL: "choice" });
    this.MANY({
      // In a parameter list a comma may also end the parameter: `, Name :` begins the next one.
      GATE: () => this.LA(3).tokenType !== t.Colon,
      DEF: () => {
        this.CONSUME(t.Comma);
        this.SUBRULE2(this.name, { LABEL: "choice" });
      },
    });
    this.OPTION(() => {
      this.CONSUME(k("or"));
      this.SUBRULE3(this.name, { LABEL: "choice" });
    });
    this.OPTION2(() => {
      this.CONSUME(k("of"));
      this.SUBRULE4(this.name, { LABEL: "owner" });
    });
  });

  /** rangeType = PLUS_MINUS INT | numBound [ '..' bound | 'or more' | 'or less' ] */
  readonly rangeType: Rule = this.RULE("rangeType", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.PlusMinus);
          this.CONSUME(t.Int);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.numBound);
          this.OR2([
            {
              ALT: () => {
                this.CONSUME(t.Range);
                this.SUBRULE(this.bound);
              },
            },
            { ALT: () => this.CONSUME(k("or more")) },
            { ALT: () => this.CONSUME(k("or less")) },
          ]);
        },
      },
    ]);
  });

  /** numBound = [ '-' ] ( INT | DECIMAL | QUANTITY | PERCENT ) */
  readonly numBound: Rule = this.RULE("numBound", () => {
    this.OPTION(() => this.CONSUME(t.Minus));
    this.either(1, [t.Int, t.Decimal, t.Quantity, t.Percent]);
  });

  /** bound = numBound | path | '(' expr ')' */
  readonly bound: Rule = this.RULE("bound", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.numBound) },
      { ALT: () => this.SUBRULE(this.path) },
      {
        ALT: () => {
          this.CONSUME(t.LParen);
          this.SUBRULE(this.expr);
          this.CONSUME(t.RParen);
        },
      },
    ]);
  });

  // ------------------------------------------------------------------------------------------------------- expressions

  /** expr = 'if' expr 'then' expr 'else' expr | orExpr */
  readonly expr: Rule = this.RULE("expr", () => {
    this.deeper();
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("if"));
          this.SUBRULE(this.expr);
          this.CONSUME(k("then"));
          this.SUBRULE2(this.expr);
          this.CONSUME(k("else"));
          this.SUBRULE3(this.expr);
        },
      },
      { ALT: () => this.SUBRULE(this.orExpr) },
    ]);
    this.shallower();
  });

  /** orExpr = andExpr { 'or' andExpr } */
  readonly orExpr: Rule = this.RULE("orExpr", () => {
    this.SUBRULE(this.andExpr);
    this.MANY(() => {
      this.CONSUME(k("or"));
      this.SUBRULE2(this.andExpr);
    });
  });

  /** andExpr = notExpr { 'and' notExpr } */
  readonly andExpr: Rule = this.RULE("andExpr", () => {
    this.SUBRULE(this.notExpr);
    this.MANY(() => {
      this.CONSUME(k("and"));
      this.SUBRULE2(this.notExpr);
    });
  });

  /** notExpr = 'not' notExpr | ( 'every' | 'some' ) postfix [ 'as' name ] 'satisfies' notExpr | ( 'all of' postfix 'are' | 'any of' postfix 'is' ) [ '<' | '>' | '<=' | '>=' ] rounding | comparison */
  readonly notExpr: Rule = this.RULE("notExpr", () => {
    this.deeper();
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("not"));
          this.SUBRULE(this.notExpr);
        },
      },
      {
        ALT: () => {
          this.words(1, ["every", "some"]);
          this.SUBRULE(this.postfix);
          this.OPTION(() => {
            this.CONSUME(k("as"));
            this.SUBRULE(this.name);
          });
          this.CONSUME(k("satisfies"));
          this.SUBRULE2(this.notExpr);
        },
      },
      {
        ALT: () => {
          this.OR2([
            {
              ALT: () => {
                this.CONSUME(k("all of"));
                this.SUBRULE2(this.postfix);
                this.CONSUME(k("are"));
              },
            },
            {
              ALT: () => {
                this.CONSUME(k("any of"));
                this.SUBRULE3(this.postfix);
                this.CONSUME(k("is"));
              },
            },
          ]);
          this.OPTION2(() => this.either(3, [t.Less, t.Greater, t.LessEqual, t.GreaterEqual]));
          this.SUBRULE(this.rounding);
        },
      },
      { ALT: () => this.SUBRULE(this.comparison) },
    ]);
    this.shallower();
  });

  /** comparison = rounding [ ( 'is' | 'is not' | '<' | '>' | '<=' | '>=' | 'has' ) rounding | 'in' inSet | 'has ended' | 'succeeds' | 'fails' ] */
  readonly comparison: Rule = this.RULE("comparison", () => {
    this.SUBRULE(this.rounding);
    this.OPTION(() => {
      this.OR([
        {
          ALT: () => {
            this.either(1, [k("is"), k("is not"), t.Less, t.Greater, t.LessEqual, t.GreaterEqual, k("has")]);
            this.SUBRULE2(this.rounding);
          },
        },
        {
          ALT: () => {
            this.CONSUME(k("in"));
            this.SUBRULE(this.inSet);
          },
        },
        { ALT: () => this.CONSUME(k("has ended"), { LABEL: "test" }) },
        { ALT: () => this.CONSUME(k("succeeds"), { LABEL: "test" }) },
        { ALT: () => this.CONSUME(k("fails"), { LABEL: "test" }) },
      ]);
    });
  });

  /** inSet = additive [ '..' additive | 'or more' ] */
  readonly inSet: Rule = this.RULE("inSet", () => {
    this.SUBRULE(this.additive);
    this.OPTION(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(t.Range);
            this.SUBRULE2(this.additive);
          },
        },
        { ALT: () => this.CONSUME(k("or more")) },
      ]);
    });
  });

  /** rounding = additive [ roundWord | diceOption { diceOption } ] [ 'limited to' additive '..' additive ] */
  readonly rounding: Rule = this.RULE("rounding", () => {
    this.SUBRULE(this.additive);
    this.OPTION(() => {
      this.OR([
        { ALT: () => this.SUBRULE(this.roundWord) },
        { ALT: () => this.AT_LEAST_ONE(() => this.SUBRULE(this.diceOption)) },
      ]);
    });
    this.OPTION2(() => {
      this.CONSUME(k("limited to"));
      this.SUBRULE2(this.additive);
      this.CONSUME(t.Range);
      this.SUBRULE3(this.additive);
    });
  });

  /** roundWord = 'rounded half up' | 'rounded half down' | 'rounded half even' | 'rounded half away' | 'rounded up' | 'rounded down' | 'rounded toward zero' */
  readonly roundWord: Rule = this.RULE("roundWord", () => {
    this.words(1, [
      "rounded half up", "rounded half down", "rounded half even", "rounded half away", "rounded up", "rounded down",
      "rounded toward zero",
    ]);
  });

  /** diceOption = ( 'keep' | 'drop' ) ( 'highest' | 'lowest' ) additive | 'exploding' 'on' faces [ atMost ] | 'rerolling' faces [ atMost ] | 'counting' faces [ 'twice' ] | 'separately' */
  readonly diceOption: Rule = this.RULE("diceOption", () => {
    this.OR([
      {
        ALT: () => {
          this.words(1, ["keep", "drop"]);
          this.OR2([
            { ALT: () => this.CONSUME(k("highest"), { LABEL: "end" }) },
            { ALT: () => this.CONSUME(k("lowest"), { LABEL: "end" }) },
          ]);
          this.SUBRULE(this.additive);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("exploding"), { LABEL: "word" });
          this.CONSUME(k("on"));
          this.SUBRULE(this.faces);
          this.OPTION(() => this.SUBRULE(this.atMost));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("rerolling"), { LABEL: "word" });
          this.SUBRULE2(this.faces);
          this.OPTION2(() => this.SUBRULE2(this.atMost));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("counting"), { LABEL: "word" });
          this.SUBRULE3(this.faces);
          this.OPTION3(() => this.CONSUME(k("twice")));
        },
      },
      { ALT: () => this.CONSUME(k("separately"), { LABEL: "word" }) },
    ]);
  });

  /** faces = additive [ '..' additive | 'or more' | 'or less' ] */
  readonly faces: Rule = this.RULE("faces", () => {
    this.SUBRULE(this.additive);
    this.OPTION(() => {
      this.OR([
        {
          ALT: () => {
            this.CONSUME(t.Range);
            this.SUBRULE2(this.additive);
          },
        },
        { ALT: () => this.CONSUME(k("or more")) },
        { ALT: () => this.CONSUME(k("or less")) },
      ]);
    });
  });

  /** ownFaces = '(' [ faces { ',' faces } ] ')' */
  readonly ownFaces: Rule = this.RULE("ownFaces", () => {
    this.CONSUME(t.LParen);
    this.OPTION(() => {
      this.SUBRULE(this.faces);
      this.MANY(() => {
        this.CONSUME(t.Comma);
        this.SUBRULE2(this.faces);
      });
    });
    this.CONSUME(t.RParen);
  });

  /** atMost = 'at most' additive ( 'times' | 'time' ) */
  readonly atMost: Rule = this.RULE("atMost", () => {
    this.CONSUME(k("at most"));
    this.SUBRULE(this.additive);
    this.words(1, ["times", "time"]);
  });

  /** additive = multiplicative { ( '+' | '-' ) multiplicative } */
  readonly additive: Rule = this.RULE("additive", () => {
    this.SUBRULE(this.multiplicative);
    this.MANY(() => {
      this.either(1, [t.Plus, t.Minus]);
      this.SUBRULE2(this.multiplicative);
    });
  });

  /** multiplicative = unary { ( '*' | '/' ) unary } */
  readonly multiplicative: Rule = this.RULE("multiplicative", () => {
    this.SUBRULE(this.unary);
    this.MANY(() => {
      this.either(1, [t.Times, t.Divide]);
      this.SUBRULE2(this.unary);
    });
  });

  /** unary = ( '-' | '+' ) unary | 'base' path | ofWord postfix | 'count of' postfix [ 'in' postfix ] | 'remainder of' postfix '/' postfix | postfix */
  readonly unary: Rule = this.RULE("unary", () => {
    this.deeper();
    this.OR([
      {
        ALT: () => {
          this.either(1, [t.Plus, t.Minus]);
          this.SUBRULE(this.unary);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("base"));
          this.SUBRULE(this.path);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.ofWord);
          this.SUBRULE(this.postfix);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("count of"));
          this.SUBRULE2(this.postfix);
          this.OPTION(() => {
            this.CONSUME(k("in"));
            this.SUBRULE3(this.postfix);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("remainder of"));
          this.SUBRULE4(this.postfix);
          this.CONSUME(t.Divide);
          this.SUBRULE5(this.postfix);
        },
      },
      { ALT: () => this.SUBRULE6(this.postfix) },
    ]);
    this.shallower();
  });

  /** ofWord = 'sum of' | 'mean of' | 'highest of' | 'lowest of' | 'best of' | 'worst of' | 'first of' | 'second of' | 'tens of' | 'ones of' | 'maximum of' | 'minimum of' */
  readonly ofWord: Rule = this.RULE("ofWord", () => {
    this.words(1, [
      "sum of", "mean of", "highest of", "lowest of", "best of", "worst of", "first of", "second of", "tens of", "ones of",
      "maximum of", "minimum of",
    ]);
  });

  /** postfix = primary { suffix } [ 'of' postfix ] */
  readonly postfix: Rule = this.RULE("postfix", () => {
    this.deeper();
    this.SUBRULE(this.primary);
    this.MANY(() => this.SUBRULE(this.suffix));
    this.OPTION(() => {
      this.CONSUME(k("of"));
      this.SUBRULE(this.postfix);
    });
    this.shallower();
  });

  /** suffix = POSSESSIVE ( name | 'maximum' | 'minimum' ) | args | DICE | DICE_FACES ownFaces */
  readonly suffix: Rule = this.RULE("suffix", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Possessive);
          this.OR2([
            { ALT: () => this.SUBRULE(this.name) },
            { ALT: () => this.words(3, ["maximum", "minimum"]) },
          ]);
        },
      },
      { ALT: () => this.SUBRULE(this.args) },
      { ALT: () => this.CONSUME(t.Dice) },
      {
        ALT: () => {
          this.CONSUME(t.DiceFaces);
          this.SUBRULE2(this.ownFaces);
        },
      },
    ]);
  });

  /** primary = INT | DECIMAL | PERCENT | QUANTITY | DICE | DICE_FACES ownFaces | TEXT | 'yes' | 'no' | 'none' | 'full' | 'it' | 'its' name | 'level' | 'result' | 'modifiers' | 'cell' | 'original' | chosen | name | paren */
  readonly primary: Rule = this.RULE("primary", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.name) },
      { ALT: () => this.SUBRULE(this.paren) },
      { ALT: () => this.CONSUME(t.Int, { LABEL: "literal" }) },
      { ALT: () => this.CONSUME(t.Decimal, { LABEL: "literal" }) },
      { ALT: () => this.CONSUME(t.Percent, { LABEL: "literal" }) },
      { ALT: () => this.CONSUME(t.Quantity, { LABEL: "literal" }) },
      { ALT: () => this.CONSUME(t.Dice, { LABEL: "literal" }) },
      { ALT: () => this.CONSUME(t.Text, { LABEL: "literal" }) },
      {
        ALT: () => {
          this.CONSUME(t.DiceFaces);
          this.SUBRULE(this.ownFaces);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("its"));
          this.SUBRULE2(this.name);
        },
      },
      { ALT: () => this.words(2, ["yes", "no", "none", "full", "it", "level", "result", "modifiers", "cell", "original"]) },
      { ALT: () => this.SUBRULE(this.chosen) },
    ]);
  });

  /** paren = '(' [ expr { ',' expr } ] [ 'where' expr ] [ 'for' name 'in' postfix [ 'where' expr ] ] ')' */
  readonly paren: Rule = this.RULE("paren", () => {
    this.CONSUME(t.LParen);
    this.OPTION(() => {
      this.SUBRULE(this.expr, { LABEL: "item" });
      this.MANY(() => {
        this.CONSUME(t.Comma);
        this.SUBRULE2(this.expr, { LABEL: "item" });
      });
    });
    this.OPTION2(() => {
      this.CONSUME(k("where"));
      this.SUBRULE3(this.expr, { LABEL: "where" });
    });
    this.OPTION3(() => {
      this.CONSUME(k("for"));
      this.SUBRULE(this.name);
      this.CONSUME(k("in"));
      this.SUBRULE(this.postfix);
      this.OPTION4(() => {
        this.CONSUME2(k("where"));
        this.SUBRULE4(this.expr, { LABEL: "forWhere" });
      });
    });
    this.CONSUME(t.RParen);
  });

  // ------------------------------------------------------------------------------------------------------------- calls

  /** outcome = ( 'make' | 'do' ) call | name ( 'makes' | 'does' ) call | expr */
  readonly outcome: Rule = this.RULE("outcome", () => {
    this.OR([
      {
        ALT: () => {
          this.words(1, ["make", "do"]);
          this.SUBRULE(this.call);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.name);
          this.words(2, ["makes", "does"]);
          this.SUBRULE2(this.call);
        },
      },
      { ALT: () => this.SUBRULE(this.expr) },
    ]);
  });

  /** call = ( name [ args ] | 'original' ( args | name [ args ] ) ) { [ ',' ] callPart } */
  readonly call: Rule = this.RULE("call", () => {
    this.OR([
      {
        ALT: () => {
          this.SUBRULE(this.name);
          this.OPTION(() => this.SUBRULE(this.args));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("original"));
          this.OR2([
            { ALT: () => this.SUBRULE2(this.args) },
            {
              ALT: () => {
                this.SUBRULE2(this.name);
                this.OPTION2(() => this.SUBRULE3(this.args));
              },
            },
          ]);
        },
      },
    ]);
    this.MANY(() => {
      this.OPTION3(() => this.CONSUME(t.Comma));
      this.SUBRULE(this.callPart);
    });
  });

  /** callPart = 'with' callModifier { 'and' callModifier } | 'against' ( path | chosen ) | 'in' path | 'needing' additive ( 'success' | 'successes' ) | 'rerolling' additive ( 'failure' | 'failures' ) | 'keeping' ( 'worst' | 'best' | 'last' ) | 'if impossible' additive */
  readonly callPart: Rule = this.RULE("callPart", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("with"));
          this.SUBRULE(this.callModifier);
          this.MANY(() => {
            this.CONSUME(k("and"));
            this.SUBRULE2(this.callModifier);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("against"));
          this.OR2([{ ALT: () => this.SUBRULE(this.path) }, { ALT: () => this.SUBRULE(this.chosen) }]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("in"));
          this.SUBRULE2(this.path);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("needing"));
          this.SUBRULE(this.additive);
          this.words(3, ["success", "successes"]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("rerolling"));
          this.SUBRULE2(this.additive);
          this.words(4, ["failure", "failures"]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("keeping"));
          this.words(5, ["worst", "best", "last"]);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("if impossible"));
          this.SUBRULE3(this.additive);
        },
      },
    ]);
  });

  /** callModifier = additive [ 'on' path ] [ 'as' name ] */
  readonly callModifier: Rule = this.RULE("callModifier", () => {
    this.SUBRULE(this.additive);
    this.OPTION(() => {
      this.CONSUME(k("on"));
      this.SUBRULE(this.path);
    });
    this.OPTION2(() => {
      this.CONSUME(k("as"));
      this.SUBRULE(this.name);
    });
  });

  /** args = '(' [ arg { ',' arg } ] ')' */
  readonly args: Rule = this.RULE("args", () => {
    this.CONSUME(t.LParen);
    this.OPTION(() => {
      this.SUBRULE(this.arg);
      this.MANY(() => {
        this.CONSUME(t.Comma);
        this.SUBRULE2(this.arg);
      });
    });
    this.CONSUME(t.RParen);
  });

  /** arg = expr [ ':' expr ] */
  readonly arg: Rule = this.RULE("arg", () => {
    this.SUBRULE(this.expr);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE2(this.expr);
    });
  });

  /** path = ( name [ args ] | 'it' | 'its' name [ args ] ) { POSSESSIVE name [ args ] } [ 'of' path ] */
  readonly path: Rule = this.RULE("path", () => {
    this.deeper();
    this.OR([
      { ALT: () => this.CONSUME(k("it")) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(k("its")));
          this.SUBRULE(this.pathStep);
        },
      },
    ]);
    this.MANY(() => {
      this.CONSUME(t.Possessive);
      this.SUBRULE2(this.pathStep);
    });
    this.OPTION2(() => {
      this.CONSUME(k("of"));
      this.SUBRULE(this.path);
    });
    this.shallower();
  });

  /** pathStep = name [ args ] */
  readonly pathStep: Rule = this.RULE("pathStep", () => {
    this.SUBRULE(this.name);
    this.OPTION(() => this.SUBRULE(this.args));
  });

  /** chosen = ( 'the enemy' | 'the ally' ) [ ( 'with highest' | 'with lowest' ) name ] */
  readonly chosen: Rule = this.RULE("chosen", () => {
    this.words(1, ["the enemy", "the ally"]);
    this.OPTION(() => {
      this.OR2([
        { ALT: () => this.CONSUME(k("with highest"), { LABEL: "end" }) },
        { ALT: () => this.CONSUME(k("with lowest"), { LABEL: "end" }) },
      ]);
      this.SUBRULE(this.name);
    });
  });
}
