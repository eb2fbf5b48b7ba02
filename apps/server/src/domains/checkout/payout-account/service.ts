import { IDENTITY_TEXTS } from '@fairway/contracts/messages/files';
import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type { PayeeIn, PayeeSaved, ProOnboarding } from '@fairway/contracts/checkout/payments';
import { IDENTITY_LIMITS } from '@fairway/contracts/checkout/limits';
import type { DbOrTx } from '@fairway/db/client';
import type { Payee } from '#adapters/stripe/payments.ts';
import type {
  Actor,
  AppServices,
  CallRequest,
  BufferedFile,
  FileIntake,
  IncomingFile,
  ReceivedFile,
} from '#app/context.ts';
import { AppError, invalidField } from '#core/app-error.ts';
import { toZoned } from '@fairway/time/zoned-time';
import { isAdult, nextOnboardingStep } from './rules.ts';
import {
  nextQuestionNumber,
  findConnectedAccount,
  updateConnectedAccount,
  updateConnectedAccountState,
  type ConnectedAccountRow,
} from './repository.ts';
import { ensureCustomer } from '#domains/checkout/cards/service.ts';
import { buffer } from 'node:stream/consumers';
import { atMost, readHead } from '#adapters/read-head.ts';
import { findProofFault, detectProofType } from '#adapters/stripe/identity-proof.ts';

type PayoutServices = Pick<AppServices, 'db' | 'now' | 'payments'>;

async function requireConnectedPro(actor: Actor, { db }: Pick<AppServices, 'db'>): Promise<ConnectedAccountRow> {
  const pro = await findConnectedAccount(db, actor.id);
  if (!pro) throw new AppError('unauthenticated');
  return pro;
}

/** Where the caller stands on the way in, with what is known of them already. */
export async function getPayoutOnboarding(actor: Actor, services: PayoutServices): Promise<ProOnboarding> {
  const pro = await requireConnectedPro(actor, services);
  return {
    step: nextOnboardingStep(pro),
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
export async function saveConnectedAccount(
  actor: Actor,
  told: PayeeIn,
  services: PayoutServices,
  { ip, documents = [] }: Pick<CallRequest, 'ip' | 'documents'>,
): Promise<PayeeSaved> {
  const at = services.now();
  if (!isAdult(told.dob, toZoned(actor.timezone, at.getTime()).date))
    throw invalidField('dob', PAYMENT_MESSAGES.over18);
  const proof = await readIdentityDocument(documents);
  const pro = await requireConnectedPro(actor, services);
  const { payee } = await services.payments.savePayee(payeeFrom(pro, told, { at, ip }));
  if (proof) await services.payments.saveIdentity(payee, proof);
  const customer = await ensureCustomer(pro, services);
  const { address_line1, address_line2 = null, address_city, address_postcode, address_county = null } = told;
  const written = await updateConnectedAccount(services.db, pro.id, {
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
  const writeState = await refreshConnectedAccount(payee, services);
  if (!writeState) throw new AppError('conflict');
  return { ...(await writeState(services.db)), customer };
}

function payeeFrom(pro: ConnectedAccountRow, told: PayeeIn, accepted: Payee['accepted']): Payee {
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
 * Asks the provider how a payee stands now, and answers what writes that down: asking may take its time and is no part of a
 * transaction. The provider's messages come late and out of order, so it is asked, and the latest question's answer stays. Null where the
 * account is closed: of that there is nothing to write.
 */
export async function refreshConnectedAccount(
  payee: string,
  { db, payments }: Pick<AppServices, 'db' | 'payments'>,
): Promise<((db: DbOrTx) => Promise<Omit<PayeeSaved, 'customer'>>) | null> {
  const question = await nextQuestionNumber(db);
  const standing = await payments.readPayee(payee);
  if (!standing) return null;
  const { account_last4, account_status, identity_status } = standing;
  return async (into) => ({
    account_last4,
    account_status,
    identity_status: await updateConnectedAccountState(into, payee, {
      account_last4,
      account_status,
      identity_status,
      question,
    }),
  });
}

async function receive({ field, filename, mimetype, content }: IncomingFile): Promise<ReceivedFile> {
  const { head, whole } = await readHead(content);
  try {
    if ((await detectProofType(head)) === null) throw invalidField(field, IDENTITY_TEXTS.kind);
    const heavy = () => invalidField(field, IDENTITY_TEXTS.heavy);
    const document = {
      field,
      filename,
      mimetype,
      content: await buffer(atMost(whole, IDENTITY_LIMITS.bytes - 1, heavy)),
    };
    return {
      document,
      // Whatever else reads this memory later does not find a passport in it.
      dispose: async () => void document.content.fill(0),
    };
  } finally {
    whole.destroy();
  }
}

/** A proof of identity on its way to the provider: told by its first bytes, held in memory alone and never written to a disk (A11). */
export const identityOfForm: FileIntake = {
  most: 1,
  tooMany: IDENTITY_TEXTS.several,
  bytes: IDENTITY_LIMITS.bytes,
  inMemory: true,
  receive,
};

/** The one document of the form, looked at before anything is told to anybody. */
export async function readIdentityDocument(documents: readonly BufferedFile[]): Promise<BufferedFile | null> {
  const [proof, another] = documents;
  if (!proof) return null;
  if (another) throw invalidField(another.field, IDENTITY_TEXTS.several);
  const fault = await findProofFault(proof.content);
  if (fault) throw invalidField(proof.field, IDENTITY_TEXTS[fault]);
  return proof;
}
