import { formatCount } from './count.ts';

/** How much room is left in a field, told once it gets scarce. */
export const roomPhrase = (text: string, max: number): string | null =>
  text.length > max * 0.8 ? `${formatCount(max - text.length, 'character')} left.` : null;
