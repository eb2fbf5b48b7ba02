import { expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { nest } from './nested.ts';

const read = (text: string) => nest(new URLSearchParams(text));

test.each([
  ['a=1&b=x', { a: '1', b: 'x' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a[]=1', { a: ['1'] }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  [
    'records[0][ref]=r1&records[0][images][1]=b&records[0][images][0]=a&records[1][ref]=r2',
    { records: [{ ref: 'r1', images: ['a', 'b'] }, { ref: 'r2' }] },
  ],
  ['times[0][start]=09:00&times[0][end]=10:00', { times: [{ start: '09:00', end: '10:00' }] }],
  ['a[5]=late&a[2]=early', { a: ['early', 'late'] }],
  ['a[x][y]=1', { a: { x: { y: '1' } } }],
  ['title=5+%3E+4&note=a]%3Db%26c[', { title: '5 > 4', note: 'a]=b&c[' }],
  ['a.b=1', { 'a.b': '1' }],
  ['b]=2', { 'b]': '2' }],
  ['5=five', { 5: 'five' }],
  ['', {}],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('no name reaches a prototype', () => {
  const fields = read('__proto__[x]=1&__proto__=1&a[__proto__][x]=1&a[constructor][prototype][x]=1&constructor=2');
  expect(JSON.stringify(fields)).toBe('{"a":{"constructor":{"prototype":{"x":"1"}}},"constructor":"2"}');
  expect(({} as { x?: string }).x).toBeUndefined();
  expect((Object as { x?: string }).x).toBeUndefined();
});

test.each([
  ['is nested without end', `a${'[b]'.repeat(1000)}=1`],
  ['counts further than any list', 'a[999999999]=1'],
  ['is a list without end', 'a[]=1&'.repeat(300)],
])('a name that %s is refused', (_name, text) => {
  expect(() => read(text)).toThrow(AppError);
});

test('a value keeps its place whatever it holds', () => {
  expect(nest([['records[0][chart]', { points: [1, 2] }]])).toEqual({ records: [{ chart: { points: [1, 2] } }] });
});
