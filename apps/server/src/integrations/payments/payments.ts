/** A card on file, as far as we keep it. */
export interface Card {
  payment_method: string;
  brand: string;
  /** The last four digits. */
  last4: string;
}

/** A pro's bank account and person as the provider must know them (A11); we keep the last four digits and a status. */
export interface Payee {
  /** The pro's id: asking again with the same one changes what was told, and makes no second payee. */
  reference: string;
  email: string;
  first_name: string;
  last_name: string;
  /** `YYYY-MM-DD`. */
  dob: string;
  address: { line1: string; line2: string | null; city: string; postcode: string; county: string | null };
  account: { name: string; sortcode: string; number: string };
}

export type ProviderStatus = 'pending' | 'verified' | 'refused';

/**
 * The card provider. Every method may throw `CardError` (the provider's words for the cardholder) or anything else when the
 * provider cannot be reached. Calls that make something take a reference and are safe to repeat.
 */
export interface Payments {
  /** For the browser's form of the provider; null stands for the local simulator's own form. */
  readonly publishableKey: string | null;
  /** The customer of a reference, made if there is none. */
  addCustomer: (person: { reference: string; email: string; name: string }) => Promise<string>;
  /** Begins saving a card: the browser confirms it with the secret. */
  beginCard: (customer: string) => Promise<{ client_secret: string }>;
  /** Makes a confirmed payment method the customer's card; one that was not confirmed for this customer is refused. */
  saveCard: (customer: string, payment_method: string) => Promise<Card>;
  /** Tells the provider of a pro's bank account. */
  savePayee: (payee: Payee) => Promise<{ account_last4: string; status: ProviderStatus }>;
  /** Hands a proof of identity on; the file is read once and not kept here. */
  saveIdentity: (reference: string, file: { path: string; filename: string; mimetype: string }) => Promise<ProviderStatus>;
  /** Forgets a customer and their cards; one that is not there counts as forgotten. */
  removeCustomer: (customer: string) => Promise<void>;
}
