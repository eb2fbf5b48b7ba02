import type Stripe from 'stripe';
import type { Payee, PayeeStanding, ProviderStatus } from './payments.ts';

/** The one country our pros' banks are in: sort codes are British. */
const COUNTRY = 'GB';

function toStripePerson({
  first_name,
  last_name,
  email,
  phone,
  dob,
  address,
}: Payee): Stripe.AccountUpdateParams.Individual {
  const [year = 0, month = 0, day = 0] = dob.split('-').map(Number);
  return {
    first_name,
    last_name,
    email,
    ...(phone ? { phone } : {}),
    dob: { year, month, day },
    address: {
      country: COUNTRY,
      line1: address.line1,
      ...(address.line2 ? { line2: address.line2 } : {}),
      city: address.city,
      postal_code: address.postcode,
      ...(address.county ? { state: address.county } : {}),
    },
  };
}

const toAccountDetails = (payee: Payee): Stripe.AccountUpdateParams => ({
  email: payee.email,
  individual: toStripePerson(payee),
  external_account: {
    object: 'bank_account',
    country: COUNTRY,
    currency: payee.currency.toLowerCase(),
    account_holder_name: payee.account.name,
    account_holder_type: 'individual',
    routing_number: payee.account.sortcode,
    account_number: payee.account.number,
  },
  tos_acceptance: { date: Math.floor(payee.accepted.at.getTime() / 1000), ip: payee.accepted.ip },
});

/**
 * Tells Stripe of a payee. A new one is made from nothing but its reference, so that a repeat under the same key, whatever else
 * changed meanwhile, finds the same one.
 */
export async function savePayee(stripe: Stripe, payee: Payee): Promise<PayeeStanding> {
  const id = payee.known ?? (await makePayee(stripe, payee.reference));
  return toAccountState(await stripe.accounts.update(id, toAccountDetails(payee)));
}

async function makePayee(stripe: Stripe, reference: string): Promise<string> {
  const { id } = await stripe.accounts.create(
    {
      type: 'custom',
      country: COUNTRY,
      business_type: 'individual',
      capabilities: { transfers: { requested: true } },
      metadata: { reference },
    },
    { idempotencyKey: `payee-${reference}` },
  );
  return id;
}

/** Sends a proof of identity on from memory; nothing of it is written here (A11). */
export async function saveIdentity(
  stripe: Stripe,
  payee: string,
  { content, filename, mimetype }: { content: Buffer; filename: string; mimetype: string },
): Promise<PayeeStanding> {
  const { id: front } = await stripe.files.create({
    purpose: 'identity_document',
    file: { data: content, name: filename, type: mimetype },
  });
  const individual = { verification: { document: { front } } };
  const account = await stripe.accounts.update(payee, { individual });
  return { ...toAccountState(account), identity_status: toIdentityStatus(account) ?? 'pending' };
}

const isRejected = ({ requirements }: Stripe.Account) => requirements?.disabled_reason?.startsWith('rejected') === true;

function toAccountStatus(account: Stripe.Account): ProviderStatus {
  if (isRejected(account)) return 'refused';
  return account.payouts_enabled ? 'verified' : 'pending';
}

function toIdentityStatus(account: Stripe.Account): ProviderStatus | null {
  const verification = account.individual?.verification;
  if (verification?.status === 'verified') return 'verified';
  if (!verification?.document?.front) return null;
  return isRejected(account) || verification.document.details_code ? 'refused' : 'pending';
}

/** How an account stands, as Stripe last told it. */
export function toAccountState(account: Stripe.Account): PayeeStanding {
  const [bank] = account.external_accounts?.data ?? [];
  return {
    payee: account.id,
    account_last4: bank?.last4 ?? null,
    account_status: toAccountStatus(account),
    identity_status: toIdentityStatus(account),
  };
}
