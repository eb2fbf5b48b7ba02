import { CHART_LIMITS, DRAWING_LIMITS, RECORD_LIMITS } from '@fairway/contracts/constants';
import { RECORD_VALUES, sectionIn } from '@fairway/contracts/lessons/records';
import { expect, test } from 'vitest';
import { toAppError } from '#core/app-error.ts';
import { checkRawInput } from './raw-input.ts';

/** The fields a raw input is refused under; null when it is let through. */
function listFaults(input: unknown): unknown {
  try {
    checkRawInput(input);
    return null;
  } catch (error) {
    const { kind, body } = toAppError(error);
    return kind === 'invalid' ? (body.errors ?? body.message) : error;
  }
}
const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};
const CHARACTER = ['This text has a character that we cannot save. Please remove it and try again.'];
const TOO_MANY = 'That is more than we can take at once.';

test.each([
  undefined,
  null,
  '',
  7,
  { title: 'Putting ⛳ 👩‍🦰 é', lines: ['a\r\n\tb', '\u0001'], at: null },
  { records: [{ images: ['a', 'b'], chart: [{ horizon: 1 }] }] },
  nested(12),
  Array.from({ length: 10_000 }, () => 0),
])('what can be kept is let through', (input) => {
  expect(listFaults(input)).toBeNull();
});

test.each([
  ['NUL', { note: 'a\0b' }, 'note'],
  ['half a character', { note: 'a\ud800' }, 'note'],
  ['the other half', { note: '\udc00 b' }, 'note'],
  ['one deep within', { records: [{ text: 'fine' }, { text: '\0' }] }, 'records.1.text'],
  ['a text that is the whole input', '\0', ''],
  ['one under the name of a prototype', JSON.parse('{"__proto__":{"constructor":"\\u0000"}}'), '__proto__.constructor'],
])('%s is refused under its field', (_name, input, field) => {
  expect(listFaults(input)).toEqual({ [field]: CHARACTER });
});

test('nesting without end is refused, however deep, and what is named is not repeated without end', () => {
  const refused = listFaults(nested(500_000)) as Record<string, string[]>;
  expect(Object.values(refused)).toEqual([['This is nested too deeply.']]);
  const named = listFaults({ ['x'.repeat(100_000)]: '\0' }) as Record<string, string[]>;
  expect(Object.keys(named)[0]).toHaveLength(100);
});

test.each([
  ['length', Object.create(null) as unknown],
  ['size', { valueOf: 1, toString: 1 }],
])('an object as a %s, which a schema would compare with a number, is refused', (measure, value) => {
  expect(listFaults({ name: { [measure]: value } })).toEqual({ [`name.${measure}`]: ['This is nested too deeply.'] });
  expect(listFaults({ name: { [measure]: 3 } })).toBeNull();
});

test('a call that says how many values it takes is held to as many, and others are not', () => {
  const list = Array.from({ length: 200_000 }, () => 0);
  const refuse = (most: number) => () => checkRawInput(list, { most });
  expect(refuse(200_000)).not.toThrow();
  expect(refuse(199_999)).toThrow(TOO_MANY);
});

test('a record has room for all that its parts can be, with two clips drawn over to the last point', () => {
  const points = Array.from({ length: DRAWING_LIMITS.points }, () => [0.1234, 0.5678]);
  const overlay = Array.from({ length: DRAWING_LIMITS.drawings }, (_, nth) => ({
    id: `d${nth}`,
    kind: 'free',
    colour: 'red',
    at_ms: 1,
    span: 'clip',
    points,
    text: '',
  }));
  const shots = Array.from({ length: CHART_LIMITS.points }, () => ({ horizon: 1, vertically: 1, type: 1 }));
  const filled = Object.fromEntries(Object.keys(sectionIn.shape).map((field) => [field, null]));
  const records = Array.from({ length: RECORD_LIMITS.sections }, (_, nth) => ({
    ...filled,
    images: ['a', 'b'],
    chart: shots,
    overlay: nth < 2 ? overlay : null,
  }));
  const record = { lesson: 'l', title: 'Swing', records };
  expect(() => checkRawInput(record, { most: RECORD_VALUES })).not.toThrow();
  expect(() => checkRawInput({ ...record, more: 1 }, { most: RECORD_VALUES })).toThrow(TOO_MANY);
});

test('more values than any call takes are refused before a schema goes through them', () => {
  expect(listFaults({ times: Array.from({ length: 300_000 }, () => 1) })).toBe(TOO_MANY);
});
