// How values look inside a running rule: safe integers, with one code for "none". The same file is copied into every emitted engine.

/** None: no number of any range (all ranges lie within ±2^29). */
export const NONE: number = -1073741824;
