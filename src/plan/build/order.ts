// Whether anybody can see in which order the dice of a list fell. Where nobody can, they stand highest first: then odds go over hands of
// dice instead of every throw. Invariant: free only where every use gives the same for every order.

type Node = Readonly<Record<string, unknown>>;

/** What reads a list whole, whatever its order. */
const wholeFolds = new Set<unknown>(["sum", "mean", "highest", "lowest", "best", "worst"]);

function isNode(x: unknown): x is Node {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}

/** `for each X in L { Rest loses X }`: all of L are taken out, in whatever order. */
function removesEach({ name, body }: Node): boolean {
  return Array.isArray(body) && body.every((s: unknown) => isNode(s) && s["kind"] === "remove" && s["if"] === null && isNode(s["item"]) && s["item"]["kind"] === "local" && s["item"]["name"] === name);
}

/** `places`: the sentences of the rule, and all that may read its names from outside. */
export function isOrderFree(places: readonly unknown[], name: string): boolean {
  const lets = new Map<string, boolean>();
  const letIsFree = (other: string): boolean => {
    const known = lets.get(other);
    if (known !== undefined) return known;
    lets.set(other, false);
    const found = other !== name && places.every((p) => free(p, other, false));
    lets.set(other, found);
    return found;
  };
  /** `inside`: what stands here is read whole. */
  const free = (x: unknown, of: string, inside: boolean): boolean => {
    if (Array.isArray(x)) return x.every((part) => free(part, of, false));
    if (!isNode(x)) return true;
    if (x["kind"] === "local") return x["name"] !== of || inside;
    if (x["kind"] === "roll-of") return x["roll"] !== of;
    return Object.entries(x).every(([key, part]) => free(part, of, partIsWhole(x, key, inside)));
  };
  const partIsWhole = (x: Node, key: string, inside: boolean): boolean => {
    if (x["kind"] === "let" && key === "value") return typeof x["name"] === "string" && letIsFree(x["name"]);
    if (key !== "list") return false;
    switch (x["kind"]) {
      case "count":
      case "quantified":
      case "member":
        return true;
      case "fold":
        return wholeFolds.has(x["op"]);
      case "for-each":
        return removesEach(x);
      case "where":
      case "map":
        return inside;
      default:
        return false;
    }
  };
  return places.every((p) => free(p, name, false));
}
