import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { MoneyWord } from '@fairway/ui/features/lessons/components/CashPayment/useCashPayment';

const invert = (before: Pick<Lesson, 'paid_amount'>, word: MoneyWord): MoneyWord => {
  if ('waived' in word) return { waived: !word.waived };
  const { paid_amount } = before;
  return paid_amount === null ? { paid: false } : { paid: true, paid_amount };
};

/** Whether the server would take a word of a lesson as it stands now. */
function isTaken({ can }: Pick<Lesson, 'can'>, word: MoneyWord): boolean {
  if ('waived' in word) return word.waived ? can.waive_fee : can.unwaive_fee;
  return word.paid ? can.mark_paid : can.mark_unpaid;
}

/**
 * What takes back what was just said of a lesson's money, or null where the server would not take it: what is marked unpaid of a cancelled
 * lesson of which nothing is due, or whose fee was let go (D13a), cannot be marked paid again.
 */
export function findInverse(
  before: Pick<Lesson, 'paid_amount'>,
  after: Pick<Lesson, 'can'>,
  word: MoneyWord,
): MoneyWord | null {
  const inverse = invert(before, word);
  return isTaken(after, inverse) ? inverse : null;
}
