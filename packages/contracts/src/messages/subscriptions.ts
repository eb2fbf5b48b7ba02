/** Subscriptions of the app stores. */
export const SUBSCRIPTION_MESSAGES = {
  notVerified: 'We could not verify that this came from the store.',
  otherProduct: 'This receipt is for another product.',
  ended: 'This subscription has ended.',
  otherAccount: 'This purchase belongs to another account.',
  notForYou: 'That subscription is not for your account.',
  storeUnknown: 'Purchases from this store are not accepted here.',
  receiptInvalid: 'This purchase could not be verified.',
  storeAway: 'The store cannot be reached at the moment. Please try again in a minute.',
} as const;
