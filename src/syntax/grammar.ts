/**
 * The grammar, third part: declarations, examples and the whole file.
 *
 * Invariant: as in the first part, a rule's comment is its production. A parser keeps no state between two texts but its
 * tables; `createParser` is the only place that makes one.
 */
import type { Rule } from "./grammar-expressions.ts";
import { SentenceParser } from "./grammar-sentences.ts";
import { k, t } from "./tokens.ts";

export class RulesParser extends SentenceParser {
  constructor(validate = false) {
    super(validate);
    this.performSelfAnalysis();
  }

  /** file = { declaration } */
  readonly file: Rule = this.RULE("file", () => {
    this.MANY(() => this.SUBRULE(this.declaration));
  });

  /** declaration = HEADING | PROSE | rulesetDecl | useDecl | sourceDecl | moduleDecl | editionDecl | proseDecl | exampleDecl | lawDecl | oddsTable | translationDecl | removeDecl | kindsDecl | aroundDecl | [ 'helper' ] [ 'replace' | 'extend' ] ruleDecl */
  readonly declaration: Rule = this.RULE("declaration", () => {
    this.begin();
    this.OR([
      { ALT: () => this.CONSUME(t.Heading) },
      { ALT: () => this.CONSUME(t.Prose) },
      { ALT: () => this.SUBRULE(this.broken) },
      { ALT: () => this.SUBRULE(this.rulesetDecl) },
      { ALT: () => this.SUBRULE(this.useDecl) },
      { ALT: () => this.SUBRULE(this.sourceDecl) },
      { ALT: () => this.SUBRULE(this.moduleDecl) },
      { ALT: () => this.SUBRULE(this.editionDecl) },
      { ALT: () => this.SUBRULE(this.proseDecl) },
      { ALT: () => this.SUBRULE(this.exampleDecl) },
      { ALT: () => this.SUBRULE(this.lawDecl) },
      { ALT: () => this.SUBRULE(this.oddsTable) },
      { ALT: () => this.SUBRULE(this.translationDecl) },
      { ALT: () => this.SUBRULE(this.removeDecl) },
      { ALT: () => this.SUBRULE(this.kindsDecl) },
      { ALT: () => this.SUBRULE(this.aroundDecl) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(k("helper")));
          this.OPTION2(() => {
            this.OR2([{ ALT: () => this.CONSUME(k("replace")) }, { ALT: () => this.CONSUME(k("extend")) }]);
          });
          this.SUBRULE(this.ruleDecl);
        },
      },
    ]);
    this.OPTION3(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  /** ruleDecl = scaleDecl | unitDecl | constantDecl | tableDecl | formulaDecl | sheetDecl | collectionDecl | entryDecl | conditionDecl | checkDecl | cascadeDecl | conflictDecl | tacticDecl | creationDecl */
  readonly ruleDecl: Rule = this.RULE("ruleDecl", () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.scaleDecl) },
      { ALT: () => this.SUBRULE(this.unitDecl) },
      { ALT: () => this.SUBRULE(this.constantDecl) },
      { ALT: () => this.SUBRULE(this.tableDecl) },
      { ALT: () => this.SUBRULE(this.formulaDecl) },
      { ALT: () => this.SUBRULE(this.sheetDecl) },
      { ALT: () => this.SUBRULE(this.collectionDecl) },
      { ALT: () => this.SUBRULE(this.entryDecl) },
      { ALT: () => this.SUBRULE(this.conditionDecl) },
      { ALT: () => this.SUBRULE(this.checkDecl) },
      { ALT: () => this.SUBRULE(this.cascadeDecl) },
      { ALT: () => this.SUBRULE(this.conflictDecl) },
      { ALT: () => this.SUBRULE(this.tacticDecl) },
      { ALT: () => this.SUBRULE(this.creationDecl) },
    ]);
  });

  /** rulesetDecl = 'ruleset' name [ 'based on' nameList ] meta [ '{' { setting } '}' ] */
  readonly rulesetDecl: Rule = this.RULE("rulesetDecl", () => {
    this.CONSUME(k("ruleset"));
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(k("based on"));
      this.SUBRULE(this.nameList);
    });
    this.SUBRULE(this.meta);
    this.OPTION2(() => this.SUBRULE(this.settings));
  });

  /** settings = '{' { setting } '}' */
  readonly settings: Rule = this.RULE("settings", () => {
    this.CONSUME(t.LBrace);
    this.MANY(() => this.SUBRULE(this.setting));
    this.CONSUME(t.RBrace);
  });

  /** setting = BROKEN | ( name | 'gm' | 'player' ) ':' ( TEXT | name | INT ) [ ';' ] */
  readonly setting: Rule = this.RULE("setting", () => {
    this.begin();
    this.OR([
      { ALT: () => this.SUBRULE(this.broken) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.SUBRULE(this.name, { LABEL: "key" }) },
            { ALT: () => this.words(4, ["gm", "player"]) },
          ]);
          this.CONSUME(t.Colon);
          this.OR3([
            { ALT: () => this.CONSUME(t.Text) },
            { ALT: () => this.SUBRULE2(this.name) },
            { ALT: () => this.CONSUME(t.Int) },
          ]);
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  /** useDecl = 'use' name [ 'from' TEXT ] [ 'with' nameList ] */
  readonly useDecl: Rule = this.RULE("useDecl", () => {
    this.CONSUME(k("use"));
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(k("from"));
      this.CONSUME(t.Text);
    });
    this.OPTION2(() => {
      this.CONSUME(k("with"));
      this.SUBRULE(this.nameList);
    });
  });

  /** sourceDecl = 'source' name meta settings */
  readonly sourceDecl: Rule = this.RULE("sourceDecl", () => {
    this.CONSUME(k("source"));
    this.SUBRULE(this.name);
    this.SUBRULE(this.meta);
    this.SUBRULE(this.settings);
  });

  /** moduleDecl = 'module' name [ 'for' name ] meta '{' { declaration } '}' */
  readonly moduleDecl: Rule = this.RULE("moduleDecl", () => {
    this.deeper();
    this.CONSUME(k("module"));
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(k("for"));
      this.SUBRULE2(this.name, { LABEL: "for" });
    });
    this.SUBRULE(this.meta);
    this.CONSUME(t.LBrace);
    this.MANY(() => this.SUBRULE(this.declaration));
    this.CONSUME(t.RBrace);
    this.shallower();
  });

  /** editionDecl = 'edition' name [ 'with' nameList ] meta */
  readonly editionDecl: Rule = this.RULE("editionDecl", () => {
    this.CONSUME(k("edition"));
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(k("with"));
      this.SUBRULE(this.nameList);
    });
    this.SUBRULE(this.meta);
  });

  /** proseDecl = ( 'principle' | 'reading' | 'todo' ) [ name ] meta */
  readonly proseDecl: Rule = this.RULE("proseDecl", () => {
    this.words(1, ["principle", "reading", "todo"]);
    this.OPTION(() => this.SUBRULE(this.name));
    this.SUBRULE(this.meta);
  });

  /** translationDecl = 'translation' name '{' { row } '}' */
  readonly translationDecl: Rule = this.RULE("translationDecl", () => {
    this.CONSUME(k("translation"));
    this.SUBRULE(this.name);
    this.SUBRULE(this.rows);
  });

  /** rows = '{' { row | BROKEN } '}' */
  readonly rows: Rule = this.RULE("rows", () => {
    this.CONSUME(t.LBrace);
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(t.Row) }, { ALT: () => this.SUBRULE(this.broken) }]);
    });
    this.CONSUME(t.RBrace);
  });

  /** removeDecl = 'remove' nameList */
  readonly removeDecl: Rule = this.RULE("removeDecl", () => {
    this.CONSUME(k("remove"));
    this.SUBRULE(this.nameList);
  });

  /** kindsDecl = 'modifier kinds' nameList ':' ( 'best bonus and worst penalty count' | 'best bonus and all penalties count' | 'all count' ) meta */
  readonly kindsDecl: Rule = this.RULE("kindsDecl", () => {
    this.CONSUME(k("modifier kinds"));
    this.SUBRULE(this.nameList);
    this.CONSUME(t.Colon);
    this.words(1, ["best bonus and worst penalty count", "best bonus and all penalties count", "all count"]);
    this.SUBRULE(this.meta);
  });

  /** aroundDecl = ( 'before' | 'after' ) ( 'check' | 'action' | 'move' | 'procedure' ) name meta block */
  readonly aroundDecl: Rule = this.RULE("aroundDecl", () => {
    this.OR([{ ALT: () => this.CONSUME(k("before")) }, { ALT: () => this.CONSUME(k("after")) }]);
    this.words(2, ["check", "action", "move", "procedure"]);
    this.SUBRULE(this.name);
    this.SUBRULE(this.meta);
    this.SUBRULE(this.block);
  });

  // ------------------------------------------------------------------------------------------------- values named once

  /** scaleDecl = ( 'scale' | 'choice' ) head meta [ ':' nameList meta ] [ '{' { scaleLine } '}' ] */
  readonly scaleDecl: Rule = this.RULE("scaleDecl", () => {
    this.words(1, ["scale", "choice"]);
    this.SUBRULE(this.head);
    this.SUBRULE(this.meta);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.nameList);
      this.SUBRULE2(this.meta);
    });
    this.OPTION2(() => {
      this.CONSUME(t.LBrace);
      this.MANY(() => this.SUBRULE(this.scaleLine));
      this.CONSUME(t.RBrace);
    });
  });

  /** scaleLine = row | eachField meta | 'success' 'from' name [ ';' ] */
  readonly scaleLine: Rule = this.RULE("scaleLine", () => {
    this.begin();
    this.OR([
      { ALT: () => this.CONSUME(t.Row) },
      { ALT: () => this.SUBRULE(this.broken) },
      {
        ALT: () => {
          this.SUBRULE(this.eachField);
          this.SUBRULE(this.meta);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("success"));
          this.CONSUME(k("from"));
          this.SUBRULE(this.name);
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  /** unitDecl = 'unit' name meta [ '=' expr ] */
  readonly unitDecl: Rule = this.RULE("unitDecl", () => {
    this.CONSUME(k("unit"));
    this.SUBRULE(this.name);
    this.SUBRULE(this.meta);
    this.OPTION(() => {
      this.CONSUME(t.Equals);
      this.SUBRULE(this.expr);
    });
  });

  /** constantDecl = 'constant' head [ ':' type ] fixedOrOpen meta */
  readonly constantDecl: Rule = this.RULE("constantDecl", () => {
    this.CONSUME(k("constant"));
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
    this.SUBRULE(this.fixedOrOpen);
    this.SUBRULE(this.meta);
  });

  /** fixedOrOpen = '=' expr | 'left open' [ 'usually' expr ] */
  readonly fixedOrOpen: Rule = this.RULE("fixedOrOpen", () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(t.Equals);
          this.SUBRULE(this.expr);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("left open"));
          this.OPTION(() => {
            this.CONSUME(k("usually"));
            this.SUBRULE2(this.expr);
          });
        },
      },
    ]);
  });

  /** tableDecl = 'table' head meta 'by' ( 'roll' additive | keyParam { ',' keyParam } [ 'across' keyParam ] ) [ 'gives' outParam { ',' outParam } ] meta rows */
  readonly tableDecl: Rule = this.RULE("tableDecl", () => {
    this.CONSUME(k("table"));
    this.SUBRULE(this.head);
    this.SUBRULE(this.meta);
    this.CONSUME(k("by"));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("roll"));
          this.SUBRULE(this.additive);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.keyParam, { LABEL: "key" });
          this.MANY(() => {
            this.CONSUME(t.Comma);
            this.SUBRULE2(this.keyParam, { LABEL: "key" });
          });
          this.OPTION(() => {
            this.CONSUME(k("across"));
            this.SUBRULE3(this.keyParam, { LABEL: "across" });
          });
        },
      },
    ]);
    this.OPTION2(() => {
      this.CONSUME(k("gives"));
      this.SUBRULE(this.outParam);
      this.MANY2(() => {
        this.CONSUME2(t.Comma);
        this.SUBRULE2(this.outParam);
      });
    });
    this.SUBRULE2(this.meta);
    this.SUBRULE(this.rows);
  });

  /** keyParam = name [ ':' type ] */
  readonly keyParam: Rule = this.RULE("keyParam", () => {
    this.SUBRULE(this.name);
    this.OPTION(() => {
      this.CONSUME(t.Colon);
      this.SUBRULE(this.type);
    });
  });

  /** outParam = [ name ':' ] type */
  readonly outParam: Rule = this.RULE("outParam", () => {
    this.OPTION(() => {
      this.SUBRULE(this.name);
      this.CONSUME(t.Colon);
    });
    this.SUBRULE(this.type);
  });

  /** formulaDecl = 'formula' head [ params ] [ formerly ] [ 'for' role ] meta [ 'gives' type meta ] ( fixedOrOpen | block ) meta */
  readonly formulaDecl: Rule = this.RULE("formulaDecl", () => {
    this.CONSUME(k("formula"));
    this.SUBRULE(this.name);
    this.OPTION(() => this.SUBRULE(this.params));
    this.OPTION2(() => this.SUBRULE(this.formerly));
    this.OPTION3(() => {
      this.CONSUME(k("for"));
      this.SUBRULE(this.role);
    });
    this.SUBRULE(this.meta);
    this.OPTION4(() => {
      this.CONSUME(k("gives"));
      this.SUBRULE(this.type);
      this.SUBRULE2(this.meta);
    });
    this.OR([{ ALT: () => this.SUBRULE(this.fixedOrOpen) }, { ALT: () => this.SUBRULE(this.block) }]);
    this.SUBRULE3(this.meta);
  });

  // -------------------------------------------------------------------------------- sheets, collections, things, states

  /** sheetDecl = 'sheet' head [ 'is' name ] meta members */
  readonly sheetDecl: Rule = this.RULE("sheetDecl", () => {
    this.CONSUME(k("sheet"));
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(k("is"));
      this.SUBRULE(this.name);
    });
    this.SUBRULE(this.meta);
    this.SUBRULE(this.members);
  });

  /** collectionDecl = collectionWord head [ 'of' name ] [ 'by' name 'across' name ] [ 'while' expr ] [ 'open' ] meta members */
  readonly collectionDecl: Rule = this.RULE("collectionDecl", () => {
    this.SUBRULE(this.collectionWord);
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(k("of"));
      this.SUBRULE(this.name, { LABEL: "of" });
    });
    this.OPTION2(() => {
      this.CONSUME(k("by"));
      this.SUBRULE2(this.name, { LABEL: "by" });
      this.CONSUME(k("across"));
      this.SUBRULE3(this.name, { LABEL: "across" });
    });
    this.OPTION3(() => {
      this.CONSUME(k("while"));
      this.SUBRULE(this.expr);
    });
    this.OPTION4(() => this.CONSUME(k("open")));
    this.SUBRULE(this.meta);
    this.SUBRULE(this.members);
  });

  /** collectionWord = 'attributes' | 'talents' | 'skills' | 'meta-talents' | 'traits' | 'values' | 'feats' | 'weapons' | 'items' | 'spells' | 'things' */
  readonly collectionWord: Rule = this.RULE("collectionWord", () => {
    this.words(1, ["attributes", "talents", "skills", "meta-talents", "traits", "values", "feats", "weapons", "items", "spells", "things"]);
  });

  /** entryDecl = entryWord head [ 'of' name ] meta [ members ] */
  readonly entryDecl: Rule = this.RULE("entryDecl", () => {
    this.SUBRULE(this.entryWord);
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(k("of"));
      this.SUBRULE(this.name);
    });
    this.SUBRULE(this.meta);
    this.OPTION2(() => this.SUBRULE(this.members));
  });

  /** conditionDecl = 'condition' head [ rangeType ] [ 'for' name ] [ 'while' expr ] meta [ members ] */
  readonly conditionDecl: Rule = this.RULE("conditionDecl", () => {
    this.CONSUME(k("condition"));
    this.SUBRULE(this.head);
    this.OPTION(() => this.SUBRULE(this.rangeType));
    this.OPTION2(() => {
      this.CONSUME(k("for"));
      this.SUBRULE(this.name);
    });
    this.OPTION3(() => {
      this.CONSUME(k("while"));
      this.SUBRULE(this.expr);
    });
    this.SUBRULE(this.meta);
    this.OPTION4(() => this.SUBRULE(this.members));
  });

  /** conflictDecl = ( 'conflict' | 'scene' ) head [ 'gives' type ] meta members */
  readonly conflictDecl: Rule = this.RULE("conflictDecl", () => {
    this.words(1, ["conflict", "scene"]);
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(k("gives"));
      this.SUBRULE(this.type);
    });
    this.SUBRULE(this.meta);
    this.SUBRULE(this.members);
  });

  // --------------------------------------------------------------------------------------------------------- procedures

  /** checkDecl = ( 'check' | 'action' | 'move' | 'procedure' ) head [ 'for' role ] [ 'against' role ] [ 'in' name ] meta [ 'gives' type meta ] block */
  readonly checkDecl: Rule = this.RULE("checkDecl", () => {
    this.words(1, ["check", "action", "move", "procedure"]);
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(k("for"));
      this.SUBRULE(this.role, { LABEL: "for" });
    });
    this.OPTION2(() => {
      this.CONSUME(k("against"));
      this.SUBRULE2(this.role, { LABEL: "against" });
    });
    this.OPTION3(() => {
      this.CONSUME(k("in"));
      this.SUBRULE(this.name);
    });
    this.SUBRULE(this.meta);
    this.OPTION4(() => {
      this.CONSUME(k("gives"));
      this.SUBRULE(this.type);
      this.SUBRULE2(this.meta);
    });
    this.SUBRULE(this.block);
  });

  /** cascadeDecl = 'cascade' head [ 'for' role ] meta '{' { cascadeLine } '}' */
  readonly cascadeDecl: Rule = this.RULE("cascadeDecl", () => {
    this.CONSUME(k("cascade"));
    this.SUBRULE(this.head);
    this.OPTION(() => {
      this.CONSUME(k("for"));
      this.SUBRULE(this.role);
    });
    this.SUBRULE(this.meta);
    this.CONSUME(t.LBrace);
    this.MANY(() => this.SUBRULE(this.cascadeLine));
    this.CONSUME(t.RBrace);
  });

  /** cascadeLine = givenStmt | ( 'first' | 'then' ) path meta | 'at the end' block [ ';' ] */
  readonly cascadeLine: Rule = this.RULE("cascadeLine", () => {
    this.begin();
    this.OR([
      { ALT: () => this.SUBRULE(this.broken) },
      { ALT: () => this.SUBRULE(this.givenStmt) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(k("first"), { LABEL: "word" }) },
            { ALT: () => this.CONSUME(k("then"), { LABEL: "word" }) },
          ]);
          this.SUBRULE(this.path);
          this.SUBRULE(this.meta);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("at the end"));
          this.SUBRULE(this.block);
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  /** creationDecl = 'creation of' name meta block */
  readonly creationDecl: Rule = this.RULE("creationDecl", () => {
    this.CONSUME(k("creation of"));
    this.SUBRULE(this.name);
    this.SUBRULE(this.meta);
    this.SUBRULE(this.block);
  });

  /** tacticDecl = 'tactic' head 'for' role 'in' name meta '{' { tacticLine } '}' */
  readonly tacticDecl: Rule = this.RULE("tacticDecl", () => {
    this.CONSUME(k("tactic"));
    this.SUBRULE(this.head);
    this.CONSUME(k("for"));
    this.SUBRULE(this.role);
    this.CONSUME(k("in"));
    this.SUBRULE(this.name);
    this.SUBRULE(this.meta);
    this.CONSUME(t.LBrace);
    this.MANY(() => this.SUBRULE(this.tacticLine));
    this.CONSUME(t.RBrace);
  });

  /** tacticLine = ( 'do' | 'make' ) call suffixIf meta [ ';' ] */
  readonly tacticLine: Rule = this.RULE("tacticLine", () => {
    this.begin();
    this.OR([
      { ALT: () => this.SUBRULE(this.broken) },
      {
        ALT: () => {
          this.words(1, ["do", "make"]);
          this.SUBRULE(this.call);
          this.SUBRULE(this.suffixIf);
          this.SUBRULE(this.meta);
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  // ---------------------------------------------------------------------------------------- examples, laws, odds tables

  /** exampleDecl = 'example' [ name | TEXT ] [ exampleKeys ] [ 'with' nameList ] meta exampleBody */
  readonly exampleDecl: Rule = this.RULE("exampleDecl", () => {
    this.CONSUME(k("example"));
    this.OPTION(() => {
      this.OR([{ ALT: () => this.SUBRULE(this.name) }, { ALT: () => this.CONSUME(t.Text) }]);
    });
    this.OPTION2(() => this.SUBRULE(this.exampleKeys));
    this.OPTION3(() => {
      this.CONSUME(k("with"));
      this.SUBRULE(this.nameList);
    });
    this.SUBRULE(this.meta);
    this.SUBRULE(this.exampleBody);
  });

  /** exampleKeys = 'by' keyParam [ 'across' keyParam ] */
  readonly exampleKeys: Rule = this.RULE("exampleKeys", () => {
    this.CONSUME(k("by"));
    this.SUBRULE(this.keyParam, { LABEL: "by" });
    this.OPTION(() => {
      this.CONSUME(k("across"));
      this.SUBRULE2(this.keyParam, { LABEL: "across" });
    });
  });

  /** lawDecl = 'law' ( name | TEXT ) forEvery meta exampleBody */
  readonly lawDecl: Rule = this.RULE("lawDecl", () => {
    this.CONSUME(k("law"));
    this.OR([{ ALT: () => this.SUBRULE(this.name) }, { ALT: () => this.CONSUME(t.Text) }]);
    this.SUBRULE(this.forEvery);
    this.SUBRULE(this.meta);
    this.SUBRULE(this.exampleBody);
  });

  /** oddsTable = 'odds table' name exampleKeys meta exampleBody */
  readonly oddsTable: Rule = this.RULE("oddsTable", () => {
    this.CONSUME(k("odds table"));
    this.SUBRULE(this.name);
    this.SUBRULE(this.exampleKeys);
    this.SUBRULE(this.meta);
    this.SUBRULE(this.exampleBody);
  });

  /** exampleBody = '{' { exampleLine } '}' */
  readonly exampleBody: Rule = this.RULE("exampleBody", () => {
    this.CONSUME(t.LBrace);
    this.MANY(() => this.SUBRULE(this.exampleLine));
    this.CONSUME(t.RBrace);
  });

  /** exampleLine = row | exampleGiven meta | forEvery meta | says meta | exampleWhen meta | 'then' claim meta | show meta [ ';' ] */
  readonly exampleLine: Rule = this.RULE("exampleLine", () => {
    this.begin();
    this.OR([
      { ALT: () => this.CONSUME(t.Row) },
      { ALT: () => this.SUBRULE(this.broken) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.SUBRULE(this.exampleGiven) },
            { ALT: () => this.SUBRULE(this.forEvery) },
            { ALT: () => this.SUBRULE(this.says) },
            { ALT: () => this.SUBRULE(this.exampleWhen) },
            { ALT: () => this.SUBRULE(this.claim) },
            { ALT: () => this.SUBRULE(this.show) },
          ]);
          this.SUBRULE(this.meta);
        },
      },
    ]);
    this.OPTION(() => this.CONSUME(t.Semicolon));
    this.done();
  });

  /** exampleGiven = 'given' name '=' expr */
  readonly exampleGiven: Rule = this.RULE("exampleGiven", () => {
    this.CONSUME(k("given"));
    this.SUBRULE(this.name);
    this.CONSUME(t.Equals);
    this.SUBRULE(this.expr);
  });

  /** forEvery = 'for every' forEveryPart { ',' forEveryPart } */
  readonly forEvery: Rule = this.RULE("forEvery", () => {
    this.CONSUME(k("for every"));
    this.SUBRULE(this.forEveryPart);
    this.MANY(() => {
      this.CONSUME(t.Comma);
      this.SUBRULE2(this.forEveryPart);
    });
  });

  /** forEveryPart = name 'in' inSet */
  readonly forEveryPart: Rule = this.RULE("forEveryPart", () => {
    this.SUBRULE(this.name);
    this.CONSUME(k("in"));
    this.SUBRULE(this.inSet);
  });

  /** says = ( 'gm' | 'player' ) 'says' name '=' expr */
  readonly says: Rule = this.RULE("says", () => {
    this.words(1, ["gm", "player"]);
    this.CONSUME(k("says"));
    this.SUBRULE(this.name);
    this.CONSUME(t.Equals);
    this.SUBRULE(this.expr);
  });

  /** exampleWhen = 'when' ( ( 'do' | 'make' ) call | 'creation of' name | effectStmt ) [ 'rolling' additive { ',' additive } ] */
  readonly exampleWhen: Rule = this.RULE("exampleWhen", () => {
    this.CONSUME(k("when"));
    this.OR([
      {
        ALT: () => {
          this.words(1, ["do", "make"]);
          this.SUBRULE(this.call);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("creation of"));
          this.SUBRULE(this.name);
        },
      },
      { ALT: () => this.SUBRULE(this.effectStmt) },
    ]);
    this.OPTION(() => {
      this.CONSUME(k("rolling"));
      this.SUBRULE(this.additive);
      this.MANY(() => {
        this.CONSUME(t.Comma);
        this.SUBRULE2(this.additive);
      });
    });
  });

  /** claim = 'then' ( 'chance of' chanceName 'is' quantity | 'chance is' quantity 'that' expr | 'average of' additive 'is' quantity | 'it is not possible' [ TEXT ] | expr ) */
  readonly claim: Rule = this.RULE("claim", () => {
    this.CONSUME(k("then"));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("chance of"));
          this.SUBRULE(this.chanceName);
          this.CONSUME(k("is"));
          this.SUBRULE(this.quantity);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("chance is"));
          this.SUBRULE2(this.quantity);
          this.CONSUME(k("that"));
          this.SUBRULE(this.expr);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("average of"));
          this.SUBRULE(this.additive);
          this.CONSUME2(k("is"));
          this.SUBRULE3(this.quantity);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("it is not possible"));
          this.OPTION(() => this.CONSUME(t.Text));
        },
      },
      { ALT: () => this.SUBRULE2(this.expr) },
    ]);
  });

  /** show = 'show' ( 'chance of' chanceName | 'chance that' expr | 'average of' additive | expr ) */
  readonly show: Rule = this.RULE("show", () => {
    this.CONSUME(k("show"));
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k("chance of"));
          this.SUBRULE(this.chanceName);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("chance that"));
          this.SUBRULE(this.expr);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k("average of"));
          this.SUBRULE(this.additive);
        },
      },
      { ALT: () => this.SUBRULE2(this.expr) },
    ]);
  });

  /** chanceName = name | 'success' | 'failure' */
  readonly chanceName: Rule = this.RULE("chanceName", () => {
    this.OR([{ ALT: () => this.SUBRULE(this.name) }, { ALT: () => this.words(1, ["success", "failure"]) }]);
  });

  /** quantity = '?' | [ 'about' | 'over' | 'under' ] additive [ 'within' additive ] [ 'as printed' [ 'differs' TEXT ] ] */
  readonly quantity: Rule = this.RULE("quantity", () => {
    this.OR([
      { ALT: () => this.CONSUME(t.Question) },
      {
        ALT: () => {
          this.OPTION(() => this.words(1, ["about", "over", "under"]));
          this.SUBRULE(this.additive);
          this.OPTION2(() => {
            this.CONSUME(k("within"));
            this.SUBRULE2(this.additive);
          });
          this.OPTION3(() => {
            this.CONSUME(k("as printed"));
            this.OPTION4(() => {
              this.CONSUME(k("differs"));
              this.CONSUME(t.Text);
            });
          });
        },
      },
    ]);
  });
}

/** Makes a parser; costs some milliseconds, so keep one and use it again. `validate`: check the grammar itself too. */
export function createParser(validate = false): RulesParser {
  return new RulesParser(validate);
}
