import { formatDate, formatTimes } from '@fairway/time/phrases';
import { formatMovement } from '@fairway/contracts/credits/phrases';
import type { CreditMovement } from '@fairway/contracts/credits/credits';

/** A movement of the period, in the words of the statement. */
export interface Moved {
  /** The day on the pro's wall clock. */
  date: string;
  movement: CreditMovement;
  amount: number;
  lesson: { date: string; start: string; end: string; type: number } | null;
  reason: string | null;
  /** The receipt's number. */
  number: string | null;
}

export const STATEMENT_HEADER = ['Date', 'Movement', 'Lesson', 'Details', 'Credits', 'Balance'] as const;
type Line = (string | number | null)[];

const lessonWords = ({ lesson }: Moved): string | null =>
  lesson && `${formatDate(lesson.date)}, ${lesson.type === 1 ? 'video lesson' : formatTimes(lesson.start, lesson.end)}`;

/** What a purchase or a gift is told by; a lesson says enough by itself. */
const details = ({ movement, reason, number }: Moved): string | null => {
  if (movement === 'given') return reason;
  return number !== null && (movement === 'bought' || movement === 'refunded') ? `Receipt ${number}` : null;
};

/** The lines of a statement: what there was, each movement with the balance after it, what there is at the end. */
export function statementLines(
  opening: number,
  moved: readonly Moved[],
  { start, end }: { start: string; end: string },
): Line[] {
  let balance = opening;
  const lines = moved.map((each): Line => {
    balance += each.amount;
    return [each.date, formatMovement(each.movement), lessonWords(each), details(each), each.amount, balance];
  });
  return [
    [start, 'Opening balance', null, null, null, opening],
    ...lines,
    [end, 'Closing balance', null, null, null, balance],
  ];
}
