import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decrypting, encrypting, hmac, keyMark, parseKey, partKey } from './cipher.ts';

const key: Buffer = randomBytes(32);
const CHUNK = 64 * 1024;
const SEALED = CHUNK + 16;

const through = (content: Buffer, stage: NodeJS.ReadWriteStream, step = content.length || 1) => {
  const pieces = Array.from({ length: Math.ceil(content.length / step) }, (_, index) =>
    content.subarray(index * step, (index + 1) * step),
  );
  return buffer(Readable.from(pieces).compose(stage));
};
const sealed = (content: Buffer, own = key) => through(content, encrypting(own));
const opened = (content: Buffer, own = key, step?: number) => through(content, decrypting(own, 'the part'), step);

describe('what is sealed', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 17])(
    'comes back, of %i bytes, in whatever steps it is read',
    async (length) => {
      const content = randomBytes(length);
      const stored = await sealed(content);
      expect(stored.length).toBe(length + 16 * Math.max(1, Math.ceil(length / CHUNK)));
      for (const step of [1000, CHUNK, SEALED, 10 * CHUNK])
        expect((await opened(stored, key, step)).equals(content)).toBe(true);
    },
  );

  test('never opens when one bit of it is another', async () => {
    const stored = await sealed(randomBytes(2 * CHUNK + 5));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: stored.length - 1 }),
        fc.integer({ min: 0, max: 7 }),
        async (at, bit) => {
          const changed = Buffer.from(stored);
          changed[at] = (changed[at] ?? 0) ^ (1 << bit);
          await expect(opened(changed)).rejects.toThrow('the part was changed or is damaged');
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is known to be cut off, at the end of a piece too', async () => {
    const stored = await sealed(randomBytes(2 * CHUNK + 5));
    for (const length of [0, 10, SEALED, 2 * SEALED])
      await expect(opened(stored.subarray(0, length))).rejects.toThrow('the part is cut off: its end is missing.');
    for (const length of [SEALED - 1, stored.length - 1])
      await expect(opened(stored.subarray(0, length))).rejects.toThrow(/the part (is cut off|was changed)/);
  });

  test('does not open with pieces changed about, left out or said twice', async () => {
    const stored = await sealed(randomBytes(3 * CHUNK));
    const [one, two, three] = [0, 1, 2].map((at) => stored.subarray(at * SEALED, (at + 1) * SEALED)) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    for (const pieces of [
      [two, one, three],
      [one, three],
      [one, one, two, three],
      [one, two, three, three],
    ])
      await expect(opened(Buffer.concat(pieces))).rejects.toThrow('the part was changed or is damaged');
  });

  test('does not open with the key of another part or another backup', async () => {
    const own: Buffer = partKey(key, 'one', 'tables/users');
    const stored = await sealed(Buffer.from('rows'), own);
    for (const other of [partKey(key, 'one', 'tables/lessons'), partKey(key, 'two', 'tables/users')])
      await expect(opened(stored, other)).rejects.toThrow('was changed');
    expect((await opened(stored, own)).toString()).toBe('rows');
  });
});

describe('BACKUP_KEY', () => {
  test('is 32 bytes in hex or base64', () => {
    expect(parseKey(key.toString('hex'))).toEqual(key);
    expect(parseKey(` ${key.toString('base64')}\n`)).toEqual(key);
    expect([parseKey(undefined), parseKey('')]).toEqual([null, null]);
  });

  test.each(['a pass phrase', 'ab'.repeat(31), key.toString('base64').slice(0, -4)])('is not %j', (text) => {
    expect(() => parseKey(text)).toThrow('BACKUP_KEY must be 32 bytes in hex or base64');
  });

  test('has a mark that tells it from others and gives nothing of it away', () => {
    expect(keyMark(key)).toBe(keyMark(Buffer.from(key)));
    expect(keyMark(key)).not.toBe(keyMark(randomBytes(32)));
    expect(keyMark(key)).not.toBe(hmac(key, 'anything').slice(0, 16));
    expect(key.toString('hex')).not.toContain(keyMark(key));
  });
});
