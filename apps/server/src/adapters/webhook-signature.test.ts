import { MINUTE_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { isSigned, signBody } from './webhook-signature.ts';

const now = new Date('2031-03-10T09:00:00Z');
const body = Buffer.from('{"events": []}');
const minutes = (count: number) => new Date(now.getTime() + count * MINUTE_MS);
const signature = signBody(body, 'secret', now);

test('what was signed lately with the secret is believed', () => {
  expect(isSigned(body, signature, 'secret', now)).toBe(true);
  expect(isSigned(body, signature, 'secret', minutes(5))).toBe(true);
  expect(isSigned(body, signature, 'secret', minutes(-5))).toBe(true);
});

test.each([
  ['another secret', body, signature, 'another', now],
  ['another body', Buffer.from('{"events":[]}'), signature, 'secret', now],
  ['an old signature', body, signature, 'secret', minutes(6)],
  ['a signature of the future', body, signature, 'secret', minutes(-6)],
  ['another time', body, signature.replace(/t=\d+/, `t=${minutes(1).getTime() / 1000}`), 'secret', now],
  ['half a signature', body, signature.slice(0, -2), 'secret', now],
  ['no signature', body, '', 'secret', now],
  ['more than one', body, `${signature},${signature}`, 'secret', now],
])('%s is not', (_, sent, sign, secret, at) => expect(isSigned(sent, sign, secret, at)).toBe(false));
