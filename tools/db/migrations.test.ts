import { expect, test } from 'vitest';
import { getNextTimestamp, listPendingMigrations } from './migrations.ts';

const migration = (name: string, checksum = 'sum') => ({ name, sql: '', checksum });
const row = (migration_name: string, checksum = 'sum', finished_at: Date | null = new Date()) => ({
  migration_name,
  checksum,
  finished_at,
  logs: 'why',
});

test('what is not in the table is pending, in order', () => {
  const all = [migration('1_a'), migration('2_b'), migration('3_c')];
  expect(listPendingMigrations(all, [row('1_a')]).map((each) => each.name)).toEqual(['2_b', '3_c']);
});

test('an applied migration that is missing here, was edited or has failed stops the start', () => {
  expect(() => listPendingMigrations([], [row('1_a')])).toThrow('which this checkout lacks');
  expect(() => listPendingMigrations([migration('1_a', 'other')], [row('1_a')])).toThrow('was edited');
  expect(() => listPendingMigrations([migration('1_a')], [row('1_a', 'sum', null)])).toThrow('failed earlier: why');
});

test('a new migration sorts behind all others, whatever the clock says', () => {
  const now = new Date('2030-01-02T03:04:05Z');
  expect(getNextTimestamp([], now)).toBe('20300102030405');
  expect(getNextTimestamp([migration('20200101000000_old')], now)).toBe('20300102030405');
  expect(getNextTimestamp([migration('20310101000000_ahead')], now)).toBe('20310101000001');
});
