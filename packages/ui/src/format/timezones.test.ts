import { expect, test } from 'vitest';
import { offsetAt, zoneOptions } from './timezones.ts';

const WINTER = new Date('2026-01-15T12:00:00Z');
const SUMMER = new Date('2026-07-15T12:00:00Z');

test.each([
  ['Europe/London', WINTER, 'GMT+00:00'],
  ['Europe/London', SUMMER, 'GMT+01:00'],
  ['Asia/Kathmandu', WINTER, 'GMT+05:45'],
  ['America/St_Johns', WINTER, 'GMT-03:30'],
  ['UTC', WINTER, 'GMT+00:00'],
])('%s stands to Greenwich at %s as %s', (zone, at, offset) => {
  expect(offsetAt(zone, at)).toBe(offset);
});

test('the list runs from west to east, and names each zone once with its offset', () => {
  const options = zoneOptions(WINTER, 'Europe/London');
  const label = (zone: string) => options.findIndex(({ value }) => value === zone);
  expect(options[label('America/New_York')]?.label).toBe('(GMT-05:00) America/New York');
  expect([label('America/New_York'), label('Europe/London'), label('Asia/Tokyo')]).toEqual(
    [label('America/New_York'), label('Europe/London'), label('Asia/Tokyo')].sort((a, b) => a - b),
  );
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

test('zones of one offset stand in the order of their names, without underscores', () => {
  const labels = zoneOptions(WINTER, 'Europe/London').map(({ label }) => label);
  const five = labels.filter((label) => label.startsWith('(GMT-05:00)'));
  expect(five).toEqual(five.toSorted());
  expect(five.length).toBeGreaterThan(5);
  expect(labels.filter((label) => label.includes('_'))).toEqual([]);
});

test('a zone of half an hour stands between those of the whole hours', () => {
  const offsets = new Set(zoneOptions(WINTER, 'Europe/London').map(({ label }) => label.slice(1, 10)));
  expect([...offsets].join()).toContain('GMT-04:00,GMT-03:30,GMT-03:00');
  expect([...offsets].join()).toContain('GMT+05:00,GMT+05:30,GMT+05:45,GMT+06:00');
});

test('one’s own zone stands among the others by its name, also by an old one', () => {
  const greenwich = zoneOptions(WINTER, 'Africa/Timbuktu').filter(({ label }) => label.startsWith('(GMT+00:00)'));
  const names = greenwich.map(({ value }) => value);
  expect(names).toContain('Africa/Timbuktu');
  expect(names).toEqual(names.toSorted());
});

test('a zone that has another name today is there all the same', () => {
  expect(zoneOptions(WINTER, 'UTC').filter(({ value }) => value === 'UTC')).toEqual([
    { value: 'UTC', label: '(GMT+00:00) UTC' },
  ]);
});
