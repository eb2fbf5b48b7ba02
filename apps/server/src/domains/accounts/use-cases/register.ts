import type { RegisterIn, SignedIn } from '@fairway/contracts/accounts';
import { violates } from '@fairway/db/faults';
import type { Deps, Request } from '../../../trpc/context.ts';
import { forbidden, invalidField } from '../../../trpc/errors.ts';
import { splitName } from '../rules/names.ts';
import { readPasswordHash } from '../store/passwords.ts';
import { addUser } from './add-user.ts';
import { enter } from './enter.ts';
import { e164 } from './phones.ts';

/** Whether coaches may register by themselves here (A6). */
export const registrationOf = ({ registrationOpen = true }: Deps): { open: boolean } => ({ open: registrationOpen });

function phoneOf({ phone, phone_cc }: RegisterIn): string | null {
  if (!phone) return null;
  const number = e164(phone, phone_cc);
  if (!number) throw invalidField('phone', 'Please enter a valid phone number.');
  return number;
}

/** Makes a coach of whoever asks, not yet subscribed, and signs them in (A6). */
export async function register(input: RegisterIn, deps: Deps, request: Request): Promise<SignedIn> {
  if (!registrationOf(deps).open) throw forbidden('Registration is closed here. Please ask for an account.');
  await deps.rateLimits.take('sign_in_address', request.ip);
  const { name, email, password } = input;
  const person = { type: 'pro', email, password, phone: phoneOf(input), ...splitName(name) } as const;
  const id = await addUser(person, deps).catch((error: unknown) => {
    if (violates(error, 'users_live_email_key'))
      throw invalidField('email', 'This email address has an account already.');
    throw error;
  });
  return enter({ id, password_hash: await readPasswordHash(deps.db, id) }, deps, request);
}
