import type { Stretch } from './axis.ts';

/** Which of how many columns side by side something stands in. */
export interface Column {
  column: number;
  columns: number;
}

/**
 * Puts what overlaps side by side: each in the first column that is free, and all that hang together by overlaps in columns of one
 * width. Answers in the order of the input.
 */
export function layOutColumns(stretches: readonly Stretch[]): Column[] {
  const placed: Column[] = stretches.map(() => ({ column: 0, columns: 1 }));
  let group: number[] = [];
  /** Where each column of the group is free again. */
  let ends: number[] = [];
  const close = () => {
    for (const nth of group) placed[nth]!.columns = ends.length;
    group = [];
    ends = [];
  };
  const order = stretches.map((_, nth) => nth).toSorted((a, b) => stretches[a]!.start - stretches[b]!.start || a - b);
  for (const nth of order) {
    const { start, end } = stretches[nth]!;
    if (ends.every((free) => free <= start)) close();
    const free = ends.findIndex((each) => each <= start);
    const column = free < 0 ? ends.length : free;
    ends[column] = end;
    placed[nth]!.column = column;
    group.push(nth);
  }
  close();
  return placed;
}
