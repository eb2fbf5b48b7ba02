/** A card on file, as far as we keep it. */
export interface Card {
  payment_method: string;
  brand: string;
  /** The last four digits. */
  last4: string;
}

/** A pro's bank account and person as the provider must know them (A11); we keep the last four digits and a status. */
export interface Payee {
  /** The pro's id: telling it twice at once makes one payee. */
  reference: string;
  /** The provider's name for the payee when it knows them already: what was told is changed then. */
  known: string | null;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  /** `YYYY-MM-DD`. */
  dob: string;
  currency: string;
  address: { line1: string; line2: string | null; city: string; postcode: string; county: string | null };
  account: { name: string; sortcode: string; number: string };
  /** The acceptance of the terms, which the provider wants evidence of. */
  accepted: { at: Date; ip: string };
}

export type ProviderStatus = 'pending' | 'verified' | 'refused';

/** How a payee stands with the provider. */
export interface PayeeStanding {
  payee: string;
  account_last4: string | null;
  account_status: ProviderStatus;
  /** Null as long as no proof of identity was given or asked for. */
  identity_status: ProviderStatus | null;
}

/** A payment is made in two steps, so that one whose maker died in between has taken nothing: it is begun, then confirmed. */
export type PaymentStatus =
  /** Begun: nothing is taken until it is confirmed. */
  'unconfirmed' | 'authentication_required' | 'processing' | 'succeeded' | 'declined' | 'cancelled';

/** A payment as the provider knows it. */
export interface Payment {
  payment_intent_id: string;
  status: PaymentStatus;
  /** Minor units of `currency`. */
  amount: number;
  amount_received: number;
  amount_refunded: number;
  /** ISO 4217, in capitals. */
  currency: string;
  stripe_id: string | null;
  /** Our purchase's id; null for a payment that was not begun here. */
  reference: string | null;
  /** What the cardholder's browser confirms it with. */
  client_secret: string;
  /** The provider's words for the cardholder when the card was refused. */
  refusal: string | null;
  /** The last four digits of the card it was taken from. */
  card: string | null;
  created_at: Date;
}

/** A payment to be begun. `reference` is our purchase: beginning it twice makes one payment. */
export interface PaymentRequest {
  reference: string;
  stripe_id: string;
  amount: number;
  currency: string;
  description: string;
  /** The payee the money is passed on to; null keeps it with the platform. */
  stripe_account_id: string | null;
}

/** What the provider tells of by itself, as far as we act on it. */
export type ProviderNews =
  | { kind: 'payment.changed'; payment_intent_id: string; reference: string | null }
  | { kind: 'card.removed'; payment_method: string }
  | { kind: 'card.confirmed'; customer: string; payment_method: string }
  | { kind: 'payee.changed'; payee: string };

/**
 * The card provider. Every method may throw the 418 of a refused card (the provider's words for the cardholder), a 503 when the
 * provider cannot be reached, or anything else for a fault of ours. Calls that make something take a reference and are safe to repeat.
 */
export interface PaymentCalls {
  /** The customer of a reference, made if there is none. */
  addCustomer: (person: { reference: string; email: string | null; name: string }) => Promise<string>;
  /** Begins saving a card: the browser confirms it with the secret. */
  beginCard: (customer: string) => Promise<{ client_secret: string }>;
  /**
   * Makes a payment method the customer's card. One of another customer's is refused, as one that does not exist is; one that nobody
   * has is made this customer's, if the bank agrees. Saving the same card again changes nothing.
   */
  saveCard: (customer: string, payment_method: string, name?: string) => Promise<Card>;
  /** Whether a payment method is the very card that another one of the customer's is. */
  isSameCard: (customer: string, payment_method: string, other: string) => Promise<boolean>;
  /** Forgets a card that is no longer somebody's; one that is not there counts as forgotten. */
  forgetCard: (payment_method: string) => Promise<void>;
  /** Tells the provider of a pro's bank account. What it finds wrong is a 422 on the field. */
  savePayee: (payee: Payee) => Promise<PayeeStanding>;
  /** Hands a proof of identity on. It is never written to a disk of ours (A11). */
  saveIdentity: (
    payee: string,
    file: { content: Buffer; filename: string; mimetype: string },
  ) => Promise<PayeeStanding>;
  /** How a payee stands at this moment; null where their account is closed. */
  readPayee: (payee: string) => Promise<PayeeStanding | null>;
  /**
   * Begins a payment, of which nothing is taken yet; one begun before is answered as it is now. What the provider would never take is
   * a 422 on `price`.
   */
  beginPayment: (request: PaymentRequest) => Promise<Payment>;
  /**
   * Takes a begun payment from a card, the cardholder being present. However often it is asked, it is taken once. A refused card is an
   * answer here (`declined`), not an error.
   */
  confirmPayment: (payment_intent_id: string, card: { reference: string; payment_method: string }) => Promise<Payment>;
  readPayment: (payment_intent_id: string) => Promise<Payment>;
  /** The same, or null for a payment that the provider does not know. */
  findPayment: (payment_intent_id: string) => Promise<Payment | null>;
  /** Makes sure that nothing will be taken any more; one that was taken already is answered as it is. */
  cancelPayment: (payment_intent_id: string) => Promise<Payment>;
  /**
   * Gives all of a payment back, once however often it is asked. Null when the provider refuses for good; one that was given back by
   * other hands counts as given back.
   */
  refundPayment: (payment_intent_id: string, reference: string) => Promise<{ refund_id: string } | null>;
  /** The payments begun since, newest first, a page at a time; `after` is the last one of the page before. */
  listPayments: (since: Date, after?: string) => Promise<{ payments: Payment[]; more: boolean }>;
  /** Forgets a customer and their cards; one that is not there counts as forgotten. */
  removeCustomer: (customer: string) => Promise<void>;
  /** Closes a payee's account, which the provider does once nothing is owed; one that is not there counts as closed. */
  removePayee: (payee: string) => Promise<void>;
  /**
   * Reads a message of the provider from its raw body; null when its signature is not the provider's or too old. `news` is null for
   * what we do not act on.
   */
  readNews: (body: Buffer, signature: string) => Promise<{ id: string; news: ProviderNews | null } | null>;
}

/** The card provider, and what browsers are told of it. */
export interface Payments extends PaymentCalls {
  /** For the browser's form of the provider; null stands for the local simulator's own form. */
  readonly publishableKey: string | null;
  /** Where the browser itself confirms cards and payments. */
  readonly apiUrl: string;
}
