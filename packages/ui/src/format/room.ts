const leftOver = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left.`;

/** How much room is left in a field, told once it gets scarce. */
export const roomPhrase = (text: string, max: number): string | null =>
  text.length > max * 0.8 ? leftOver(max - text.length) : null;
