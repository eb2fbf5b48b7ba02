import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { EmailContent } from '@fairway/emails/content';
import { findPurchase } from '#domains/notifications/context/repository.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { NotificationEvent, PurchaseContext } from './context.ts';
import { lessonZone, otherName, recordPhrase, shortTitle, takingPhrase } from './format.ts';
import { neverStale, type NotificationKind } from './kind.ts';
import { purchaseReceiptEmail, purchaseReceiptPush, purchaseReceiptText } from './receipt.ts';

type PurchaseTopic = 'credits.bought' | 'offer.redeemed' | 'purchase.refunded';

/** A receipt stands always, and says what has become of the money since. */
export const purchaseKind: Pick<NotificationKind<PurchaseTopic>, 'load' | 'recipients' | 'findReader' | 'isStale'> = {
  async load(db, { payload }) {
    const purchase = await findPurchase(db, payload.purchase_id);
    return purchase && { purchase };
  },
  recipients: (event: NotificationEvent<PurchaseTopic>) => selectSides(event, event.purchase),
  findReader: ({ purchase }, user_id) => findSide(purchase, user_id),
  isStale: neverStale,
};

const saleHeading = (purchase: PurchaseContext): string =>
  `${otherName(purchase, 'pro')} ${purchase.amount > 0 ? 'bought' : 'redeemed'} ${shortTitle(purchase)}`;
const salePath = ({ id }: PurchaseContext): string => `/pro/money/${id}`;

/** What a pro is told of what a player bought of them or redeemed (M4). */
function saleEmail(purchase: PurchaseContext): EmailContent<'receipt'> {
  const { number, title, amount, credits, created_at, settled_at } = purchase;
  const heading = saleHeading(purchase);
  return {
    template: 'receipt',
    subject: heading,
    heading,
    lead: amount > 0 ? 'It has been paid for.' : 'It was free.',
    facts: [
      { label: 'Player', value: otherName(purchase, 'pro') },
      { label: 'Item', value: title },
      { label: 'Payment', value: takingPhrase(purchase) },
      ...(credits > 0 ? [{ label: 'Includes', value: formatCredits(credits) }] : []),
      { label: 'Date', value: recordPhrase(settled_at ?? created_at, lessonZone(purchase)) },
      { label: 'Receipt', value: number },
    ],
    total: 'Payment',
    button: { label: 'See the receipt', path: salePath(purchase) },
    footer: null,
  };
}

const saleKind: Omit<NotificationKind<'credits.bought' | 'offer.redeemed'>, 'topic'> = {
  ...purchaseKind,
  email: ({ purchase }, { audience }) => (audience === 'pro' ? saleEmail(purchase) : purchaseReceiptEmail(purchase)),
  push: ({ purchase }, { audience }) =>
    audience === 'pro'
      ? { title: saleHeading(purchase), body: `${takingPhrase(purchase)}.`, path: salePath(purchase) }
      : purchaseReceiptPush(purchase),
  text: ({ purchase }, { audience }) =>
    audience === 'pro' ? `Fairway: ${saleHeading(purchase)}.` : purchaseReceiptText(purchase),
};

/** The player's receipt, and the news to their pro. */
export const creditsBought: NotificationKind<'credits.bought'> = { ...saleKind, topic: 'credits.bought' };
export const offerRedeemed: NotificationKind<'offer.redeemed'> = { ...saleKind, topic: 'offer.redeemed' };
