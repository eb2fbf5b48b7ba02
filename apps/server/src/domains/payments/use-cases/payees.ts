import { IDENTITY_TEXTS, type PayeeIn, type PayeeSaved, type ProOnboarding } from '@fairway/contracts/payments';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Payee } from '../../../integrations/payments/payments.ts';
import { faultOfProof } from '../../../integrations/payments/proof.ts';
import type { Actor, Deps, Request, UploadedFile } from '../../../trpc/context.ts';
import { AppError, invalidField } from '../../../trpc/errors.ts';
import { wallAt } from '../../diary/rules/wallclock.ts';
import { isAdult } from '../rules/age.ts';
import { stepOf } from '../rules/steps.ts';
import { lockPayee, readPayee, writePayee, writeStanding, type PayeeRow } from '../store/payees.ts';
import { customerOf } from './customers.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

async function proOf(actor: Actor, { db }: Pick<Deps, 'db'>): Promise<PayeeRow> {
  const pro = await readPayee(db, actor.id);
  if (!pro) throw new AppError('unauthenticated');
  return pro;
}

/** Where the caller stands on the way in, with what is known of them already (S2 §4 "Pro onboarding"). */
export async function proOnboarding(actor: Actor, deps: Needs): Promise<ProOnboarding> {
  const pro = await proOf(actor, deps);
  return {
    step: stepOf(pro),
    stripe_card: pro.stripe_card,
    account_last4: pro.account_last4,
    account_status: pro.account_status,
    identity_status: pro.identity_status,
    address_line1: pro.address_line1,
    address_line2: pro.address_line2,
    address_city: pro.address_city,
    address_postcode: pro.address_postcode,
    address_county: pro.address_county,
    dob: pro.dob?.toISOString().slice(0, 10) ?? null,
  };
}

/**
 * Step 1 of a pro (`POST /stripe/add`): hands their person, bank account and proof of identity to the provider, makes them its
 * customer, and keeps the address, the last four digits and how they stand (A11). Telling it again changes what was told.
 */
export async function addPayee(
  actor: Actor,
  told: PayeeIn,
  deps: Needs,
  { ip, files = [] }: Pick<Request, 'ip' | 'files'>,
): Promise<PayeeSaved> {
  const at = deps.now();
  if (!isAdult(told.dob, wallAt(actor.timezone, at.getTime()).date))
    throw invalidField('dob', 'You must be 18 or over to be paid through Fairway.');
  const proof = await proofIn(files);
  const pro = await proOf(actor, deps);
  const { payee } = await deps.payments.savePayee(payeeFrom(pro, told, { at, ip }));
  if (proof) await deps.payments.saveIdentity(payee, proof);
  const customer = await customerOf(pro, deps);
  const { address_line1, address_line2 = null, address_city, address_postcode, address_county = null } = told;
  const written = await writePayee(deps.db, pro.id, {
    address_line1,
    address_line2,
    address_city,
    address_postcode,
    address_county,
    dob: new Date(told.dob),
    tos_accepted_at: at,
    stripe_id: customer,
    stripe_account_id: payee,
  });
  if (!written) throw new AppError('unauthenticated');
  return { ...(await inTransaction(deps.db, (tx) => refreshPayee(payee, { tx, payments: deps.payments }))), customer };
}

/** The one file of the form, looked at before anything is told to anybody. */
async function proofIn(files: readonly UploadedFile[]): Promise<UploadedFile | null> {
  const [proof, another] = files;
  if (!proof) return null;
  if (another) throw invalidField(another.field, IDENTITY_TEXTS.several);
  const fault = await faultOfProof(proof.path);
  if (fault) throw invalidField(proof.field, IDENTITY_TEXTS[fault]);
  return proof;
}

function payeeFrom(pro: PayeeRow, told: PayeeIn, accepted: Payee['accepted']): Payee {
  return {
    reference: pro.id,
    known: pro.stripe_account_id,
    email: pro.email,
    first_name: pro.first_name,
    last_name: pro.last_name,
    phone: pro.phone,
    dob: told.dob,
    currency: pro.currency,
    address: {
      line1: told.address_line1,
      line2: told.address_line2 || null,
      city: told.address_city,
      postcode: told.address_postcode,
      county: told.address_county || null,
    },
    account: { name: told.account_name, sortcode: told.sortcode, number: told.accountno },
    accepted,
  };
}

/**
 * Writes down how a payee stands now, and answers it. The provider's messages come late and out of order, so it is asked, and whoever
 * else asks waits at the row: what is read later is written later.
 */
export async function refreshPayee(
  payee: string,
  { tx, payments }: { tx: Tx; payments: Deps['payments'] },
): Promise<Omit<PayeeSaved, 'customer'>> {
  const before = await lockPayee(tx, payee);
  const { account_last4, account_status, identity_status } = await payments.readPayee(payee);
  const now = { account_last4, account_status, identity_status: identity_status ?? before };
  await writeStanding(tx, payee, now);
  return now;
}
