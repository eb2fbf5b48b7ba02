import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash to keep (A1). */
export const hashPassword = (password: string): Promise<string> => hash(password, STRENGTH);

let decoy: Promise<string> | undefined;

/** Whether a password is the one hashed. Without a hash the same work is done, so that time tells nothing about an account. */
export async function passwordMatches(password: string, password_hash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody signs in with this');
  const matches = await verify(password_hash ?? (await decoy), password);
  return matches && password_hash !== null;
}
