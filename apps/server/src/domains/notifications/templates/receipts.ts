import { creditsPhrase, fullName, moneyPhrase } from '@fairway/contracts/phrases';
import type { PurchaseFacts } from '../rules/facts.ts';
import { WORTH } from './credits-notices.ts';
import { RECEIPT_WHY, type Fact, type Notice } from './notice.ts';
import { dateAt, excerpt, lastDayPhrase, otherName, recordPhrase, zoneOf } from './words.ts';

/** A longer title is cut where it is part of a sentence; the facts have it whole. */
const SHORT = 80;
export const shortTitle = ({ title }: Pick<PurchaseFacts, 'title'>): string => excerpt(title, SHORT);

/** "£60.00 GBP": a record names the currency as well, since a sign may stand for several. */
const amountOf = ({ amount, currency }: PurchaseFacts): string => `${moneyPhrase(amount, currency)} ${currency}`;

/** "Card •••• 4242". */
const cardPhrase = (card: string): string => `Card •••• ${card}`;

/** What has become of the money since; nothing while it is kept. */
function returnFacts(purchase: PurchaseFacts): Fact[] {
  const { status, refunded_at } = purchase;
  if (status === 'refunding') return [{ label: 'Refund', value: `${amountOf(purchase)}, on its way` }];
  if (refunded_at === null) return [];
  return [{ label: 'Refund', value: `${amountOf(purchase)}, ${dateAt(refunded_at, zoneOf(purchase))}` }];
}

/** A receipt in lines, as its page has them: when on the pro's wall clock, what, between whom, for how much and from which card. */
export function receiptFacts(purchase: PurchaseFacts): Fact[] {
  const { number, title, status, expires_on, card, created_at, settled_at, pro, player } = purchase;
  const credits = purchase.failure === null ? purchase.credits : 0;
  return [
    { label: 'Receipt', value: String(number) },
    { label: 'Date', value: recordPhrase(settled_at ?? created_at, zoneOf(purchase)) },
    { label: 'Bought', value: title },
    ...(credits > 0 ? [{ label: 'Credits', value: String(credits) }] : []),
    ...(status === 'paid' && expires_on ? [{ label: 'Use by', value: lastDayPhrase(expires_on) }] : []),
    { label: 'Amount', value: amountOf(purchase) },
    { label: 'Paid with', value: card === null ? 'Nothing was charged' : cardPhrase(card) },
    ...returnFacts(purchase),
    { label: 'Coach', value: pro ? `${fullName(pro)}\n${pro.email}` : 'A coach who has left' },
    ...(player ? [{ label: 'Player', value: fullName(player) }] : []),
  ];
}

const receiptButton = ({ id }: PurchaseFacts): Notice['button'] => ({
  label: 'See your receipt',
  path: `/player/receipts/${id}`,
});

function wordsOf(purchase: PurchaseFacts): { heading: string; lead: string } {
  const name = otherName(purchase, 'player');
  const title = shortTitle(purchase);
  switch (purchase.kind) {
    case 'credits':
      return { heading: `You bought ${title}`, lead: `They are for lessons with ${name}. ${WORTH}` };
    case 'offer':
      return {
        heading: purchase.amount > 0 ? `You bought ${title}` : `You redeemed ${title}`,
        lead:
          purchase.credits > 0 ? `${creditsPhrase(purchase.credits)} came with it. ${WORTH}` : `${name} has been told.`,
      };
    case 'video_lesson':
      return { heading: `Your videos are with ${name}`, lead: 'You will find the answer in your lesson records.' };
  }
}

/** What a player gets for what they bought (M4): one mail, credits that came with it included. */
export function receiptNotice(purchase: PurchaseFacts): Notice {
  const { heading, lead } = wordsOf(purchase);
  const subject = `Receipt ${purchase.number}: ${shortTitle(purchase)}`;
  const returned = purchase.status !== 'paid';
  return {
    subject,
    heading,
    lead: returned ? 'This was refunded since.' : lead,
    facts: receiptFacts(purchase),
    button: receiptButton(purchase),
    text: `Fairway: ${heading}.`,
    push: { title: heading, body: lead },
    why: RECEIPT_WHY,
  };
}

/** What a player gets when their money goes back: given back by the pro, or by itself where nothing came of it. */
export function refundNotice(purchase: PurchaseFacts): Notice {
  const { amount, currency, card, credits, failure } = purchase;
  const money = moneyPhrase(amount, currency);
  const byItself = failure !== null;
  const heading = byItself ? `You get ${money} back` : `${otherName(purchase, 'player')} refunded ${money}`;
  const where = `It goes to your card${card === null ? '' : ` •••• ${card}`} and may take some days to show there.`;
  const taken = credits > 0 ? ` ${creditsPhrase(credits)} went back with it.` : '';
  return {
    subject: `Refund of receipt ${purchase.number}: ${shortTitle(purchase)}`,
    heading,
    lead: byItself
      ? `Your payment came through, and what it was for could not be had any more. ${where}`
      : `${where}${taken}`,
    facts: receiptFacts(purchase),
    button: receiptButton(purchase),
    text: `Fairway: ${heading}.`,
    push: { title: heading, body: where },
    why: RECEIPT_WHY,
  };
}
