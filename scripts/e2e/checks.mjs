/**
 * Counting of what was checked.
 *
 * Invariant: a check that throws is a failed one and is said with its reason; the others of its run go on.
 */
let passed = 0;
let failed = 0;

/** One thing that a person would see. */
export async function check(name, look) {
  const began = Date.now();
  try {
    await look();
    passed += 1;
    console.log(`  ✓ ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    failed += 1;
    console.log(`  ✗ ${name}\n    ${String(error?.message ?? error).replaceAll("\n", "\n    ")}`);
    return false;
  }
}

/** Something must be so. */
export function expect(isSo, message) {
  if (!isSo) throw new Error(message);
}

export function expectSame(found, wanted, what = "value") {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  expect(a === b, `${what}: expected ${b}, found ${a}`);
}

export const counts = () => ({ passed, failed });
