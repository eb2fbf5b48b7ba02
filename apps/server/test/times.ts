/** `['09:00', '12:00']` → `[{ start: '09:00:00', end: '12:00:00' }]`, as many as there are. */
export const times = (...ranges: (readonly [start: string, end: string])[]): { start: string; end: string }[] =>
  ranges.map(([start, end]) => ({ start: `${start}:00`, end: `${end}:00` }));
