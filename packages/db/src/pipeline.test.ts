import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRead, toParts } from './pipeline.ts';

test('parts hold every item once and in order, and none is empty or larger than asked', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 8 }), (items, size) => {
      const parts = toParts(items, size);
      expect(parts.flat()).toEqual(items);
      expect(parts.length).toBe(Math.ceil(items.length / size));
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(size);
    }),
  );
});

test('only what reads and locks nothing is a read', () => {
  for (const text of ['select 1', '\n    SELECT id\n    FROM users', 'select "for" from "updates"'])
    expect(isRead(text), text).toBe(true);
  for (const text of [
    'insert into "a" select 1',
    'with "gone" as (delete from "a" returning *) select * from "gone"',
    'select "id" from "lessons" for update',
    'SELECT id FROM lessons FOR NO KEY UPDATE SKIP LOCKED',
    'select "id" from "lessons" for share',
    'selected',
    '',
  ])
    expect(isRead(text), text).toBe(false);
});
