import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import { formatMoney } from '@fairway/contracts/money-format';
import type { Cost } from '../booking/PaymentChoice.tsx';

/** What a place with a price in credits and in money costs somebody who holds so many credits. */
export const placeCost = ({ credits, price, currency }: GroupLesson, held: number): Cost => ({
  due: credits,
  held,
  price: price ? formatMoney(price, currency) : 'Free',
});
