/** Credits. */
export const CREDIT_MESSAGES = {
  notEnough: 'There are not enough credits for this lesson.',
  notForSale: 'Your coach is not selling credits at the moment.',
  priceChanged: 'The price has changed. Please look again before you pay.',
  statementTooLong: 'That is too much for one statement. Please choose fewer days.',
  statementYear: 'A statement covers at most a year.',
  quantityMissing: 'Please choose how many credits.',
  quantityRange: 'Please choose 1 to 20 credits.',
} as const;
