/** The page numbers worth a link: the first, the last, and those beside the open one; null for what is left out between. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown: (number | null)[] = [];
  for (const one of [...new Set(wanted)].sort((a, b) => a - b)) {
    const before = shown.at(-1) ?? 0;
    // A gap of a single page is that page.
    if (one - before === 2) shown.push(one - 1);
    else if (one - before > 2) shown.push(null);
    shown.push(one);
  }
  return shown;
}
