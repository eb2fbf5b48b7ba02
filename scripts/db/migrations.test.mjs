import { expect, test } from 'vitest';
import { nextStamp, pendingOf } from './migrations.mjs';

const migration = (name, checksum = 'sum') => ({ name, sql: '', checksum });
const row = (migration_name, checksum = 'sum', finished_at = new Date()) => ({
  migration_name,
  checksum,
  finished_at,
  logs: 'why',
});

test('what is not in the table is pending, in order', () => {
  const all = [migration('1_a'), migration('2_b'), migration('3_c')];
  expect(pendingOf(all, [row('1_a')]).map((each) => each.name)).toEqual(['2_b', '3_c']);
});

test('an applied migration that is missing here, was edited or has failed stops the start', () => {
  expect(() => pendingOf([], [row('1_a')])).toThrow('which this checkout lacks');
  expect(() => pendingOf([migration('1_a', 'other')], [row('1_a')])).toThrow('was edited');
  expect(() => pendingOf([migration('1_a')], [row('1_a', 'sum', null)])).toThrow('failed earlier: why');
});

test('a new migration sorts behind all others, whatever the clock says', () => {
  const now = new Date('2030-01-02T03:04:05Z');
  expect(nextStamp([], now)).toBe('20300102030405');
  expect(nextStamp([migration('20200101000000_old')], now)).toBe('20300102030405');
  expect(nextStamp([migration('20310101000000_ahead')], now)).toBe('20310101000001');
});
