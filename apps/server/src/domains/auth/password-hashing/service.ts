import { hash, verify } from '@node-rs/argon2';
import { loadCommonPasswords } from '#adapters/common-passwords.ts';
import { invalidField } from '#core/app-error.ts';
import { passwordFault, type PasswordOwner } from '#domains/auth/passwords/rules.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash to keep (A1). */
export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one hashed. Without a hash the same work is done, so that time tells nothing about an account.
 * @param check what compares the two; tests look at what it is given
 */
export async function passwordMatches(
  password: string,
  password_hash: string | null,
  check: (hashed: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this');
  const matches = await check(password_hash ?? (await decoy), password);
  return matches && password_hash !== null;
}

/** Refuses a password that anybody would guess, as a 422 under the field it was chosen in (A1). */
export async function refuseGuessable(password: string, owner: PasswordOwner, field = 'password'): Promise<void> {
  const fault = passwordFault(password, owner, await loadCommonPasswords());
  if (fault) throw invalidField(field, fault);
}
