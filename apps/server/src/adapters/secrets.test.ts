import { expect, test } from 'vitest';
import { hashToken, secretsFrom } from './secrets.ts';

const secrets = secretsFrom('a key');

test('an id has one pin and one token for a purpose, whoever works them out', () => {
  expect(secrets.pin('reset', 'id')).toBe(secretsFrom('a key').pin('reset', 'id'));
  expect(secrets.token('reset', 'id')).toBe(secretsFrom('a key').token('reset', 'id'));
});

test('another purpose, another id and another key give others', () => {
  const tokens = [
    secrets.token('reset', 'id'),
    secrets.token('set_password', 'id'),
    secrets.token('reset', 'other'),
    secretsFrom('another key').token('reset', 'id'),
  ];
  expect(new Set(tokens).size).toBe(4);
});

test('pins are six digits, leading noughts and all', () => {
  const pins = Array.from({ length: 2000 }, (_, nth) => secrets.pin('two_factor', String(nth)));
  for (const pin of pins) expect(pin).toMatch(/^\d{6}$/);
  expect(pins.some((pin) => pin.startsWith('0'))).toBe(true);
  expect(new Set(pins).size).toBeGreaterThan(1900);
});

test('a token is 43 characters, and its hash does not tell it', () => {
  const token = secrets.token('invitation', 'id');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
});

test('the hash of a token is its SHA-256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a keyed hash tells addresses apart without telling them, and is another under another key', () => {
  const hash = secrets.keyedHash('email', 'coach@example.com');
  expect(hash).toMatch(/^[0-9a-f]{24}$/);
  expect(secrets.keyedHash('email', 'coach@example.com')).toBe(hash);
  const others = [
    secrets.keyedHash('ip', 'coach@example.com'),
    secrets.keyedHash('email', 'coach@example.co'),
    secretsFrom('another key').keyedHash('email', 'coach@example.com'),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
});
