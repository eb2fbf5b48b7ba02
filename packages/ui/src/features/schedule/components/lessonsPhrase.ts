import { formatCount } from '../../../format/count.ts';

/** "no lessons", "1 lesson", "3 lessons". */
export const lessonsPhrase = (count: number): string => (count === 0 ? 'no lessons' : formatCount(count, 'lesson'));
