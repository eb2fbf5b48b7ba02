/** The page of a child's that a notice leads to: one of the app's own, whatever the address says. */
export function parseChildSearch(search: Record<string, unknown>): { to?: string } {
  const { to } = search;
  return typeof to === 'string' && /^\/(player|account)(\/|$|\?)/.test(to) ? { to } : {};
}
