import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '@fairway/time/units';

/** A message counts for so long after it was signed, or before, by a clock that is ahead: recorded, it cannot be sent again later. */
const TOLERANCE_MS = 5 * MINUTE_MS;

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The signature of a body at a moment, as its header says it: `t=SECONDS,v1=HEX`. */
export function signBody(body: Buffer, secret: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / SECOND_MS));
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** Whether whoever holds the secret has signed these very bytes, and lately. */
export function isSigned(body: Buffer, signature: string, secret: string, now: Date): boolean {
  const [, seconds, hex = ''] = HEADER.exec(signature) ?? [];
  if (seconds === undefined) return false;
  if (Math.abs(now.getTime() - Number(seconds) * SECOND_MS) > TOLERANCE_MS) return false;
  return timingSafeEqual(digest(secret, seconds, body), Buffer.from(hex, 'hex'));
}
