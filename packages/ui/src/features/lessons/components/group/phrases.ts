import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import { formatMoney } from '@fairway/contracts/money-format';

type Price = Pick<GroupLesson, 'payment_type' | 'credits' | 'price' | 'currency'>;

/** What is paid at the lesson: "£25.00 on the day", "Free"; "Paid on the day" where the coach has no price. */
export function moneyPhrase({ price, currency }: Pick<Price, 'price' | 'currency'>): string {
  if (price === null) return 'Paid on the day';
  return price === 0 ? 'Free' : `${formatMoney(price, currency)} on the day`;
}

/** What a place costs: "2 credits", "£25.00 on the day", "2 credits or £25.00 on the day", "Free". */
export function placePricePhrase(group: Price): string {
  if (group.payment_type === 'on_day' || group.price === 0) return moneyPhrase(group);
  const credits = formatCredits(group.credits);
  return group.payment_type === 'either' ? `${credits} or ${moneyPhrase(group)}` : credits;
}
