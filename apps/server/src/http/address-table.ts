/** The entry of an address, and the parts of the address that its pattern names. */
interface Found<Entry> {
  entry: Entry;
  params: Record<string, string | undefined>;
}

/**
 * Finds what belongs to an address in a table by patterns, as URLPattern has them: `/pro/players/:id`. An address that stands there
 * itself comes before the patterns.
 */
export function addressTable<Entry>(table: Readonly<Record<string, Entry>>): (address: string) => Found<Entry> | null {
  const fixed = new Map(Object.entries(table));
  const patterns = Object.entries(table)
    .filter(([pathname]) => pathname.includes(':'))
    .map(([pathname, entry]) => ({ pattern: new URLPattern({ pathname }), entry }));
  return (address) => {
    const pathname = address.replace(/(.)\/$/, '$1');
    const entry = fixed.get(pathname);
    if (entry !== undefined) return { entry, params: {} };
    for (const each of patterns) {
      const found = each.pattern.exec({ pathname });
      if (found) return { entry: each.entry, params: found.pathname.groups };
    }
    return null;
  };
}
