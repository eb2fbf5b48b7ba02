/** "1 lesson", "3 lessons"; `many` where the plural is more than an s. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The same of numbers that may be large: "12,480 purchases". */
export const formatLargeCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
