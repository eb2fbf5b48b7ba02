import { isUploadId, uploadIdIn } from '@fairway/contracts/files/resumable-uploads';
import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { cleanFilename, HOLD_MS, isExpired, kindForUse, parseUse, UPLOAD_KEPT_MS } from './rules.ts';

test.each([
  ['record_image', 'images/'],
  ['message_image', 'images/'],
  ['record_video', 'videos/'],
  ['record_voice', 'voices/'],
] as const)('an upload for %s brings a file of the kind %s', (use, kind) => {
  expect(parseUse(use)).toBe(use);
  expect(kindForUse(use)).toBe(kind);
});

test.each([[null], [undefined], [''], ['avatar'], ['__proto__']])('%j is no use that we know', (said) => {
  expect(parseUse(said)).toBeNull();
});

test('a filename keeps its letters and no control characters, and is never too long for its column', () => {
  expect(cleanFilename('Schwung\0 über\n.mov')).toBe('Schwung über.mov');
  expect(cleanFilename(null)).toBe('');
  expect(cleanFilename('🏌'.repeat(256))).toBe('🏌'.repeat(255));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(600), (said, times) => {
      const kept = cleanFilename(said.repeat(times));
      expect(Array.from(kept).length).toBeLessThanOrEqual(255);
      expect(kept).not.toMatch(/\p{Cc}/u);
    }),
  );
});

test('an upload that stands still is kept for two days, and held for a quarter of a minute', () => {
  const begun = Date.parse('2031-03-10T09:00:00Z');
  expect(new Date(begun + UPLOAD_KEPT_MS)).toEqual(new Date('2031-03-12T09:00:00Z'));
  expect(new Date(begun + HOLD_MS)).toEqual(new Date('2031-03-10T09:00:15Z'));
});

describe('an upload', () => {
  test.each([
    ['that stands still until its hour', null, 10, true],
    ['that has time left', null, 11, false],
    ['that has no hour', null, null, false],
    ['that is finished', 5, null, false],
    ['that is finished, whatever its hour was', 5, 3, false],
  ])('%s: expired %j', (_, finished_at, expires_at, expired) => {
    expect(isExpired({ finished_at, expires_at }, 10)).toBe(expired);
  });

  test('has its id at the end of its address', () => {
    const id = 'ab'.repeat(24);
    expect(uploadIdIn(`https://golf.example/api/uploads/${id}`)).toBe(id);
    expect([id, `${id}0`, id.toUpperCase(), `/files/${id}`, ''].map(isUploadId)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(uploadIdIn('/api/uploads/')).toBeNull();
  });
});
