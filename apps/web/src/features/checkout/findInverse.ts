import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { MoneyWord } from '@fairway/ui/features/lessons/components/CashPayment/useCashPayment';

/** What takes back what was just said of a lesson's money, of the lesson as it was before. */
export function findInverse({ paid_amount }: Pick<Lesson, 'paid_amount'>, word: MoneyWord): MoneyWord {
  if ('waived' in word) return { waived: !word.waived };
  return paid_amount === null ? { paid: false } : { paid: true, paid_amount };
}
