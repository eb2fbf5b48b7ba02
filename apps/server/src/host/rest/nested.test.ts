import { expect, test } from 'vitest';
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
  ['a[999999999]=1', { a: ['1'] }],
  ['a[x][y]=1', { a: { x: { y: '1' } } }],
  ['a[=1&b]=2&c[d=3', { 'a[': '1', 'b]': '2', 'c[d': '3' }],
  ['5=five', { 5: 'five' }],
  ['', {}],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('no name reaches a prototype', () => {
  expect(read('__proto__[x]=1&a[__proto__][x]=1&a[constructor][prototype][x]=1&constructor=2')).toEqual({});
  expect(({} as { x?: string }).x).toBeUndefined();
});

test('a name that is nested without end is left out', () => {
  expect(read(`a${'[b]'.repeat(1000)}=1`)).toEqual({});
});

test('a later shape of the same name wins', () => {
  expect(read('a=1&a[b]=2')).toEqual({ a: { b: '2' } });
  expect(read('a[b]=2&a=1')).toEqual({ a: '1' });
});
