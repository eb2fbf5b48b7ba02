import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import type { PurchaseContext } from './context.ts';
import { otherName, shortTitle } from './format.ts';
import type { NotificationKind } from './kind.ts';
import { purchaseKind } from './purchase.ts';
import { receiptEmail, receiptPath } from './receipt.ts';

function writeHeading(purchase: PurchaseContext): string {
  const money = formatMoney(purchase.amount, purchase.currency);
  return purchase.failure === null ? `${otherName(purchase, 'player')} refunded ${money}` : `You get ${money} back`;
}

const whereItGoes = ({ card }: PurchaseContext): string =>
  `It goes to your card${card === null ? '' : ` •••• ${card}`} and may take some days to show there.`;

/** What a player gets when their money goes back: given back by the pro, or by itself where nothing came of it. */
export const purchaseRefunded: NotificationKind<'purchase.refunded'> = {
  ...purchaseKind,
  topic: 'purchase.refunded',
  email({ purchase }) {
    const { number, credits, failure } = purchase;
    const where = whereItGoes(purchase);
    const taken =
      credits > 0 ? ` ${formatCredits(credits)} ${credits === 1 ? 'was' : 'were'} removed from your balance.` : '';
    return receiptEmail(purchase, {
      subject: `Refund of receipt ${number}: ${shortTitle(purchase)}`,
      heading: writeHeading(purchase),
      lead:
        failure === null
          ? `${where}${taken}`
          : `Your payment went through, but what you paid for is no longer available. ${where}`,
    });
  },
  push: ({ purchase }) => ({
    title: writeHeading(purchase),
    body: whereItGoes(purchase),
    path: receiptPath(purchase),
  }),
  text: ({ purchase }) => `Fairway: ${writeHeading(purchase)}.`,
};
