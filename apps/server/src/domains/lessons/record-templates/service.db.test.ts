import { TEMPLATE_LIMITS } from '@fairway/contracts/lessons/record-limits';
import { aRequest, catchRefusal, createCalls, expectFault, NOT_FOUND, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-12T12:00:00.000Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});
const calls = (as: Actor = people.pro): Calls['lessons'] => createCalls(services, as, aRequest()).lessons;
const shape = [
  { type: 'text' as const, content: 'Warm-up:' },
  { type: 'chart' as const, club: 'Driver' },
];
const keep = (name: string) => calls().addTemplate({ name, shape });

describe('a template', () => {
  test('is kept with what was left out, listed by name, and forgotten', async () => {
    const second = await keep('putting');
    await keep('Driver');
    const listed = await calls().templates();
    expect(listed.map(({ name }) => name)).toEqual(['Driver', 'putting']);
    expect(listed[1]).toEqual(second);
    expect(second.shape).toEqual([
      { type: 'text', content: 'Warm-up:', club: '', metric: false },
      { type: 'chart', content: '', club: 'Driver', metric: false },
    ]);
    await calls().removeTemplate({ id: second.id });
    expect(await calls().templates()).toHaveLength(1);
    expect(await catchRefusal(calls().removeTemplate({ id: second.id }))).toEqual(NOT_FOUND);
  });

  test('has a name of its own, however it is typed; another coach may use it too', async () => {
    await keep('Driver');
    await expectFault('name', keep('DRIVER'));
    const others = await coaching(services);
    await calls(others.pro).addTemplate({ name: 'Driver', shape });
    expect(await calls(others.pro).templates()).toHaveLength(1);
  });

  test.each([
    ['name', { name: ' ', shape }],
    ['name', { name: 'x'.repeat(101), shape }],
    ['shape', { name: 'Driver', shape: [] }],
    ['shape', { name: 'Driver', shape: Array.from({ length: 31 }, () => shape[0]!) }],
    ['shape.0.content', { name: 'Driver', shape: [{ type: 'text' as const, content: 'x'.repeat(2001) }] }],
  ])('is refused under %s', async (field, input) => {
    await expectFault(field, calls().addTemplate(input));
    expect(await calls().templates()).toEqual([]);
  });

  test('finds an end to their number, also when many come at once', async () => {
    const { id: pro_id } = people.pro;
    await home.db.record_templates.createMany({
      data: Array.from({ length: TEMPLATE_LIMITS.templates - 1 }, (_, nth) => ({ pro_id, name: `T${nth}`, shape })),
    });
    const tries = await Promise.allSettled(['a', 'b', 'c'].map(keep));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await calls().templates()).toHaveLength(TEMPLATE_LIMITS.templates);
  });
});

describe('a phrase', () => {
  test('is kept once, the newest first, and forgotten', async () => {
    const first = await calls().addSnippet({ content: 'Ten slow swings' });
    const [again, other] = await Promise.all([
      calls().addSnippet({ content: ' Ten slow swings ' }),
      calls().addSnippet({ content: 'Keep your head still' }),
    ]);
    expect(again).toEqual(first);
    expect((await calls().snippets()).map(({ id }) => id).sort()).toEqual([first.id, other.id].sort());
    await calls().removeSnippet({ id: first.id });
    expect(await calls().snippets()).toEqual([other]);
  });

  test.each(['', ' \n ', 'x'.repeat(2001), 'a\0b'])('is refused as %j', async (content) => {
    await expectFault('content', calls().addSnippet({ content }));
  });

  test('finds an end to their number, also when many come at once', async () => {
    const { id: pro_id } = people.pro;
    await home.db.record_snippets.createMany({
      data: Array.from({ length: TEMPLATE_LIMITS.snippets - 1 }, (_, nth) => ({ pro_id, content: `Phrase ${nth}` })),
    });
    const tries = await Promise.allSettled(['a', 'b', 'c'].map((content) => calls().addSnippet({ content })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('another coach’s are not there to be deleted', async () => {
  const others = await coaching(services);
  const template = await keep('Driver');
  const snippet = await calls().addSnippet({ content: 'Ten slow swings' });
  expect(await catchRefusal(calls(others.pro).removeTemplate({ id: template.id }))).toEqual(NOT_FOUND);
  expect(await catchRefusal(calls(others.pro).removeSnippet({ id: snippet.id }))).toEqual(NOT_FOUND);
});
