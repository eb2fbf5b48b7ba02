import { expect, test } from 'vitest';
import { z } from 'zod';
import { listFields, mergeInput, readQuery } from './input.ts';

test('the lists of an input are found through optional, default and transformed schemas', () => {
  const input = z
    .object({
      plain: z.array(z.string()),
      optional: z.array(z.string()).nullable().optional(),
      standard: z.array(z.string()).default([]),
      turned: z.array(z.string()).transform((list) => list.length),
      text: z.string(),
    })
    .refine(() => true);
  expect([...listFields(input)]).toEqual(['plain', 'optional', 'standard', 'turned']);
  expect([...listFields(undefined), ...listFields(z.string())]).toEqual([]);
});

test('a query is read flat, nested, and with lists of one', () => {
  const lists = new Set(['tags']);
  expect(readQuery({ page: '2' }, lists)).toEqual({ page: '2' });
  expect(readQuery({ tags: 'a' }, lists)).toEqual({ tags: ['a'] });
  expect(readQuery({ tags: ['a', 'b'] }, lists)).toEqual({ tags: ['a', 'b'] });
  expect(readQuery({ 'tags[]': ['a', 'b'], 'times[0][start]': '09:00' }, lists)).toEqual({
    tags: ['a', 'b'],
    times: [{ start: '09:00' }],
  });
});

test('parameters win over the body, the body over the query', () => {
  expect(mergeInput({ id: 'q', a: 'q', b: 'q' }, { id: 'b', a: 'b' }, { id: 'p' })).toEqual({
    id: 'p',
    a: 'b',
    b: 'q',
  });
  expect(mergeInput({ a: 'q' }, undefined, {})).toEqual({ a: 'q' });
  expect(mergeInput({ a: 'q' }, null, { id: 'p' })).toEqual({ a: 'q', id: 'p' });
  expect(mergeInput({ a: 'q' }, [1, 2], {})).toEqual([1, 2]);
});
