/** How many are left, in words. */
const leftPhrase = (left: number | null) => (left === null ? 'there is no limit now' : `${left} are left now`);

/**
 * Why a new stock cannot be set, or null. `seen` is what the pro was shown as left when they wrote it, undefined when they do not
 * say: a sale made meanwhile is never undone by a number that did not know of it (O2).
 */
export function qtyFault({
  qty,
  seen,
  left,
}: {
  qty: number | null | undefined;
  seen: number | null | undefined;
  left: number | null;
}): string | null {
  if (qty === undefined || seen === undefined || seen === left) return null;
  return `The stock changed while you were writing: ${leftPhrase(left)}. Please check the number.`;
}
