/** What the counter beside a player counts, as a screen reader says it after the number. */
export const awaitingLabel = (count: number): string => (count === 1 ? 'lesson record due' : 'lesson records due');
