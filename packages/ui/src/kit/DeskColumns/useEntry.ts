import { useContext } from 'react';
import { ColumnContext } from './column.ts';

/** The page of a link, or one that is below it. */
const isWithin = (chosen: string, href: string): boolean => {
  const [path = ''] = href.split('?');
  return chosen === path || chosen.startsWith(`${path}/`);
};

/** What a link has that leads from a list to one of its entries: it is marked while that stands beside, and found by the keys of the list. */
export function useEntry(href: string): { 'aria-current'?: 'page'; 'data-entry'?: true } {
  const { column, chosen } = useContext(ColumnContext);
  if (column !== 'list') return {};
  return { 'data-entry': true, ...(chosen !== null && isWithin(chosen, href) && { 'aria-current': 'page' as const }) };
}
