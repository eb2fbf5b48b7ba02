import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { Transform } from 'node:stream';
import { CliError } from '../../process/cli-error.ts';

/** How much plain text each sealed piece carries, and how long its tag is. */
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/**
 * The key in BACKUP_KEY: 32 bytes in hex or base64, as `openssl rand -hex 32` prints them; null when none is set. A pass phrase is
 * refused: it would have to be stretched, and people choose short ones.
 */
export function parseKey(text: string | undefined): Buffer | null {
  const given = text?.trim();
  if (!given) return null;
  const hex = /^[0-9a-f]{64}$/i.test(given) ? Buffer.from(given, 'hex') : null;
  const base64 = /^[A-Za-z0-9+/]{43}=$/.test(given) ? Buffer.from(given, 'base64') : null;
  const key = hex ?? base64;
  if (key?.length === KEY_BYTES) return key;
  throw new CliError('BACKUP_KEY must be 32 bytes in hex or base64: make one with `openssl rand -hex 32`.');
}

/** A mark by which a key is told from another one, and which does not give it away. */
export const keyMark = (key: Buffer): string => hmac(key, 'fairway-backup key mark').slice(0, 16);

/** HMAC-SHA256 in hex under a key that is derived for this purpose alone. */
export function hmac(key: Buffer, text: string): string {
  const own = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'fairway-backup manifest', KEY_BYTES));
  return createHmac('sha256', own).update(text).digest('hex');
}

/** The key of one part of one backup. No two parts share a key, so that a counter may serve as the nonce. */
export const partKey = (key: Buffer, backupId: string, part: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, backupId, `fairway-backup part ${part}`, KEY_BYTES));

/** The piece's number, and whether it is the last: a piece that is moved, repeated or missing at the end is noticed. */
function makeNonce(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 3);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** Encrypts a stream by AES-256-GCM in pieces of 64 KiB, each with its tag (the STREAM construction of Hoang and others). */
export function encrypting(key: Buffer): Transform {
  let waiting = Buffer.alloc(0);
  let index = 0;
  const seal = (piece: Buffer, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, makeNonce(index++, last));
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      // A full piece waits until it is known whether it is the last one.
      while (waiting.length > CHUNK_BYTES) {
        this.push(seal(waiting.subarray(0, CHUNK_BYTES), false));
        waiting = waiting.subarray(CHUNK_BYTES);
      }
      done();
    },
    flush(done) {
      this.push(seal(waiting, true));
      done();
    },
  });
}

/** Undoes `encrypting`; breaks with a plain sentence that names the part when it was cut off or changed. */
export function decrypting(key: Buffer, part: string): Transform {
  let waiting = Buffer.alloc(0);
  let index = 0;
  const unseal = (piece: Buffer, last: boolean): Buffer | null => {
    if (piece.length < TAG_BYTES) return null;
    const cipher = createDecipheriv('aes-256-gcm', key, makeNonce(index, last));
    cipher.setAuthTag(piece.subarray(-TAG_BYTES));
    const text = cipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      return Buffer.concat([text, cipher.final()]);
    } catch {
      return null;
    }
  };
  const changed = () => new CliError(`${part} was changed or is damaged: its seal does not fit.`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length > CHUNK_BYTES + TAG_BYTES) {
        const text = unseal(waiting.subarray(0, CHUNK_BYTES + TAG_BYTES), false);
        if (!text) return done(changed());
        this.push(text);
        waiting = waiting.subarray(CHUNK_BYTES + TAG_BYTES);
        index += 1;
      }
      done();
    },
    flush(done) {
      const text = unseal(waiting, true);
      if (text) this.push(text);
      if (text) return done();
      const cut = waiting.length < TAG_BYTES || unseal(waiting, false) !== null;
      done(cut ? new CliError(`${part} is cut off: its end is missing.`) : changed());
    },
  });
}
