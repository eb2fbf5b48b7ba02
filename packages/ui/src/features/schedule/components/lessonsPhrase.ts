/** "no lessons", "1 lesson", "3 lessons". */
export const lessonsPhrase = (count: number): string =>
  count === 0 ? 'no lessons' : count === 1 ? '1 lesson' : `${count} lessons`;
