/** Credits as people say them; the mails and the screens share these. */

/** "1 credit", "4 credits". */
export const formatCredits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

/** What happened to credits, as the ledger's lists name it. */
const MOVEMENT_WORDS = {
  bought: 'Bought',
  given: 'Given',
  spent: 'Spent',
  returned: 'Returned',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;
export const formatMovement = (movement: keyof typeof MOVEMENT_WORDS): string => MOVEMENT_WORDS[movement];
