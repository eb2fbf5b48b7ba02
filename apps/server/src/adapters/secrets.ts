import { createHash, createHmac } from 'node:crypto';

/** What a secret is for: the same id gives another secret for another purpose. */
export type SecretPurpose =
  | 'two_factor'
  | 'reset'
  | 'set_password'
  | 'confirm_email'
  | 'invitation'
  | 'export'
  | 'record_share'
  | 'unsubscribe';

/**
 * The pins and tokens of mails. They are worked out from this installation's key and a row's id, so that whoever writes the row
 * and whoever sends the mail come to the same one, every attempt at the mail too, and none is ever written down: rows keep
 * hashes only.
 */
export interface Secrets {
  /** Six digits. */
  pin: (purpose: SecretPurpose, id: string) => string;
  /** 256 bits, 43 characters of base64url. */
  token: (purpose: SecretPurpose, id: string) => string;
  /** What a log says in the place of an address: the same for the same one, and nothing to whoever lacks the key. */
  keyedHash: (kind: 'email' | 'ip', value: string) => string;
}

const PINS = 1_000_000;

/** The secrets of an installation by its key (env APP_SECRET). */
export function secretsFrom(key: string): Secrets {
  const derive = (kind: string, purpose: SecretPurpose, id: string) =>
    createHmac('sha256', key).update(`${kind}:${purpose}:${id}`).digest();
  return {
    // 48 bits for 10^6 pins: no pin is likelier than another by more than one in a hundred million.
    pin: (purpose, id) => String(derive('pin', purpose, id).readUIntBE(0, 6) % PINS).padStart(6, '0'),
    token: (purpose, id) => derive('token', purpose, id).toString('base64url'),
    keyedHash: (kind, value) => createHmac('sha256', key).update(`hash:${kind}:${value}`).digest('hex').slice(0, 24),
  };
}

/** What a row keeps of a token, a session's too (A2). Tokens are too long to be guessed, so a fast hash does. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
