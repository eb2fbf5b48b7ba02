import { creditsPhrase, moneyPhrase } from '@fairway/contracts/phrases';
import type { PurchaseFacts } from '../rules/facts.ts';
import type { Notice } from './notice.ts';
import { shortTitle } from './receipts.ts';
import { otherName, recordPhrase, zoneOf } from './words.ts';

/** "£60.00 by card", "Nothing to pay", and whether it went back since. */
export function takingPhrase({ amount, currency, status }: PurchaseFacts): string {
  if (amount === 0) return 'Nothing to pay';
  return `${moneyPhrase(amount, currency)} by card${status === 'paid' ? '' : ', refunded since'}`;
}

/** What a pro is told of what a player bought of them or redeemed (M4). */
export function saleNotice(purchase: PurchaseFacts): Notice {
  const { id, number, title, amount, credits, created_at, settled_at } = purchase;
  const name = otherName(purchase, 'pro');
  const heading = `${name} ${amount > 0 ? 'bought' : 'redeemed'} ${shortTitle(purchase)}`;
  const taking = takingPhrase(purchase);
  return {
    subject: heading,
    heading,
    lead: amount > 0 ? 'It is paid.' : 'It was free.',
    facts: [
      { label: 'Player', value: name },
      { label: 'What', value: title },
      { label: 'Payment', value: taking },
      ...(credits > 0 ? [{ label: 'With it', value: creditsPhrase(credits) }] : []),
      { label: 'Date', value: recordPhrase(settled_at ?? created_at, zoneOf(purchase)) },
      { label: 'Receipt', value: String(number) },
    ],
    button: { label: 'See the receipt', path: `/pro/money/${id}` },
    text: `Fairway: ${heading}.`,
    push: { title: heading, body: `${taking}.` },
    why: null,
  };
}
