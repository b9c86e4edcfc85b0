// Laws of sheets (`must`) as expressions over one sheet, which stands in slot 0. They are no steps: whoever played a rule from outside looks
// at the sheets as they are then. Invariant: a law that cannot be built is said, and nothing is looked at for it.

import type { Id, Sheet } from "../../model/types.ts";
import type { Expr } from "../types.ts";
import { type Build, emptyCtx } from "./context.ts";
import * as v from "./values.ts";

export interface Law {
  readonly id: Id;
  /** 0: broken. */
  readonly test: Expr;
  readonly message: string;
  readonly clauses: readonly string[];
}

/** Those of a sheet and of all it is as well. */
export function lawsOf(b: Build, sheet: Sheet): readonly Law[] {
  return b.index.line(sheet.id).flatMap(({ must }) =>
    must.flatMap(({ id, test, message, clauses }): readonly Law[] => {
      try {
        const value = b.expression(test, { ...emptyCtx, self: 0, layoutOf: () => sheet.id });
        return [{ id, test: v.expr(value), message, clauses }];
      } catch (error) {
        if (!v.isNotYet(error)) throw error;
        if (!b.unsupported.some((one) => one.id === id)) b.unsupported.push({ id, ...v.unbuilt(error) });
        return [];
      }
    }),
  );
}
