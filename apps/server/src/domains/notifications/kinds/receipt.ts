import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { formatFullName } from '@fairway/contracts/person-names';
import type { EmailContent, Fact } from '@fairway/emails/content';
import type { PurchaseContext } from './context.ts';
import {
  CREDIT_WORTH,
  dateAt,
  lastDayPhrase,
  lessonZone,
  otherName,
  RECEIPT_FOOTER,
  recordPhrase,
  shortTitle,
} from './format.ts';
import type { PushContent } from './kind.ts';

/** "£60.00 GBP": a record names the currency as well, since a sign may stand for several. */
const amountPhrase = ({ amount, currency }: PurchaseContext): string => `${formatMoney(amount, currency)} ${currency}`;

/** What has become of the money since; nothing while it is kept. */
function refundFacts(purchase: PurchaseContext): Fact[] {
  const { status, refunded_at, credit_note } = purchase;
  if (status === 'refunding') return [{ label: 'Refund', value: `${amountPhrase(purchase)}, on its way` }];
  if (refunded_at === null) return [];
  return [
    { label: 'Refund', value: `${amountPhrase(purchase)}, ${dateAt(refunded_at, lessonZone(purchase))}` },
    ...(credit_note === null ? [] : [{ label: 'Credit note', value: credit_note }]),
  ];
}

/** A receipt in lines, as its page has them: when on the pro's wall clock, what, between whom, for how much and from which card. */
function receiptFacts(purchase: PurchaseContext): Fact[] {
  const { number, title, status, expires_on, card, created_at, settled_at, pro, player } = purchase;
  const credits = purchase.failure === null ? purchase.credits : 0;
  return [
    { label: 'Receipt', value: number },
    { label: 'Date', value: recordPhrase(settled_at ?? created_at, lessonZone(purchase)) },
    { label: 'Bought', value: title },
    ...(credits > 0 ? [{ label: 'Credits', value: String(credits) }] : []),
    ...(status === 'paid' && expires_on ? [{ label: 'Use by', value: lastDayPhrase(expires_on) }] : []),
    { label: 'Amount', value: amountPhrase(purchase) },
    { label: 'Paid with', value: card === null ? 'Nothing was charged' : `Card •••• ${card}` },
    ...refundFacts(purchase),
    { label: 'Coach', value: pro ? `${formatFullName(pro)}\n${pro.email}` : 'A coach who has left' },
    ...(player ? [{ label: 'Player', value: formatFullName(player) }] : []),
  ];
}

const receiptButton = ({ id }: PurchaseContext) => ({ label: 'See your receipt', path: `/player/receipts/${id}` });

/** The email of a receipt, whatever its words: the record is the same. */
export const receiptEmail = (
  purchase: PurchaseContext,
  words: Pick<EmailContent, 'subject' | 'heading' | 'lead'>,
): EmailContent<'receipt'> => ({
  template: 'receipt',
  ...words,
  facts: receiptFacts(purchase),
  total: 'Amount',
  button: receiptButton(purchase),
  footer: RECEIPT_FOOTER,
});

export const receiptPath = (purchase: PurchaseContext): string => receiptButton(purchase).path;

function phrasePurchase(purchase: PurchaseContext): { heading: string; lead: string } {
  const name = otherName(purchase, 'player');
  const title = shortTitle(purchase);
  switch (purchase.kind) {
    case 'credits':
      return {
        heading: `You bought ${title}`,
        lead: `${purchase.credits === 1 ? 'It is' : 'They are'} for lessons with ${name}. ${CREDIT_WORTH}`,
      };
    case 'offer':
      return {
        heading: purchase.amount > 0 ? `You bought ${title}` : `You redeemed ${title}`,
        lead:
          purchase.credits > 0
            ? `${formatCredits(purchase.credits)} came with it. ${CREDIT_WORTH}`
            : `${name} has been told.`,
      };
    case 'video_lesson':
      return { heading: `Your videos are with ${name}`, lead: 'The reply will appear in your lesson records.' };
  }
}

/** What a player gets for what they bought (M4): one mail, credits that came with it included. */
export function purchaseReceiptEmail(purchase: PurchaseContext): EmailContent<'receipt'> {
  const { heading, lead } = phrasePurchase(purchase);
  return receiptEmail(purchase, {
    subject: `Receipt ${purchase.number}: ${shortTitle(purchase)}`,
    heading,
    lead: purchase.status === 'paid' ? lead : 'This has since been refunded.',
  });
}

export function purchaseReceiptPush(purchase: PurchaseContext): PushContent {
  const { heading, lead } = phrasePurchase(purchase);
  return { title: heading, body: lead, path: receiptPath(purchase) };
}

export const purchaseReceiptText = (purchase: PurchaseContext): string =>
  `Fairway: ${phrasePurchase(purchase).heading}.`;
