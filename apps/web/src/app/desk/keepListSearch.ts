const ID = /^[\da-f-]{36}$/;

/**
 * The address of a link beside a list, with the search that the list was narrowed by: for the list itself and for an entry
 * of it, which is below `entryPath`. Every other address, and one that brings a search of its own, stays as it is.
 */
export function keepListSearch(href: string, listPath: string, search: string, entryPath = `${listPath}/`): string {
  if (search === '' || href.includes('?') || href.includes('#')) return href;
  const isList = href === listPath;
  const isEntry = href.startsWith(entryPath) && ID.test(href.slice(entryPath.length));
  return isList || isEntry ? `${href}${search}` : href;
}
