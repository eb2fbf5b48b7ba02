import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import { formatMoney } from '@fairway/contracts/money-format';

/** What a place costs: "2 credits", "£25.00 on the day", "Free". */
export function placePricePhrase({
  payment_type,
  credits,
  price,
  currency,
}: Pick<GroupLesson, 'payment_type' | 'credits' | 'price' | 'currency'>): string {
  if (payment_type === 'credits') return formatCredits(credits);
  return price ? `${formatMoney(price, currency)} on the day` : 'Free';
}
