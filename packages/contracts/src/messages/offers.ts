/** Offers. */
export const OFFER_MESSAGES = {
  categoryMissing: 'Please choose a category.',
  categoryGone: 'This category no longer exists. Please choose another.',
  categoryTaken: 'You already have a category with this name.',
  categoryName: 'Please give the category a name.',
  soldOut: 'This offer is sold out.',
  paidAndTold: 'Your payment went through, and your coach has been told.',
  told: 'Your coach has been told.',
  title: 'Please give the offer a title.',
  quantity: 'Please enter a whole number, or leave it blank for no limit.',
  tooMany: 'That is too many.',
  endsFirst: 'The last day is before the first.',
  pictureLimit: (most: number) => `At most ${most} pictures, please.`,
  ended: (day: string) => `This offer ended on ${day}.`,
  notStarted: (day: string) => `This offer starts on ${day}.`,
  priceChanged: (price: string) => `The price of this offer has changed: it is now ${price}.`,
  stockChanged: (left: string) => `The stock changed while you were writing: ${left}. Please check the number.`,
} as const;
