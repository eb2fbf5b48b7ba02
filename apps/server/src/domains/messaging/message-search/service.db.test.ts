import { MESSAGE_SEARCH_LIMITS } from '@fairway/contracts/messaging/message-search';
import { aRequest, createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';

const clock = startClock('2031-03-12T12:00:00.000Z');
const home = fileDatabase();
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const calls = (as: Actor) => createCalls(services, as, aRequest()).messages;
const write = async (as: Actor, msg: string, to: { player?: string; group?: string } = {}) => {
  clock.pass(1 / 60);
  return (await calls(as).send({ msg, ...to })).id;
};
const find = async (as: Actor, q: string) =>
  (await calls(as).search({ q })).results.map(({ message }) => message.message);

test('both sides find what they wrote to each other by its words, newest first', async () => {
  await write(people.pro, 'Bring your wedge', { player: people.player.id });
  await write(people.player, 'Which wedges do you mean?');
  await write(people.player, 'See you on Friday');
  for (const one of [people.pro, people.player]) {
    expect(await find(one, 'wedge')).toEqual(['Which wedges do you mean?', 'Bring your wedge']);
    expect(await find(one, 'bring wed')).toEqual(['Bring your wedge']);
    expect(await find(one, 'fri')).toEqual(['See you on Friday']);
    for (const q of ['putter', '', '  ', '!?', "' & | :*"]) expect(await find(one, q)).toEqual([]);
  }
  const { results } = await calls(people.pro).search({ q: 'friday' });
  expect(results[0]?.excerpt).toEqual([
    { text: 'See you on ', hit: false },
    { text: 'Friday', hit: true },
  ]);
});

test('nobody finds what was written to others, nor what they have deleted', async () => {
  const fellow = await people.another();
  const others = await coaching(services);
  const id = await write(people.pro, 'The bunker is closed', { player: people.player.id });
  expect(await find(fellow, 'bunker')).toEqual([]);
  expect(await find(others.pro, 'bunker')).toEqual([]);
  await calls(people.player).remove({ id });
  expect(await find(people.player, 'bunker')).toEqual([]);
  expect(await find(people.pro, 'bunker')).toHaveLength(1);
  await calls(people.pro).remove({ id });
  expect(await find(people.pro, 'bunker')).toEqual([]);
});

test('a message to a group is found once by its coach, and by each member', async () => {
  const fellow = await people.another();
  const all = await home.db.groups.findFirstOrThrow({ where: { pro_id: people.pro.id, is_all: true } });
  await write(people.pro, 'Frost on the range', { group: all.id });
  for (const one of [people.pro, people.player, fellow])
    expect(await find(one, 'frost')).toEqual(['Frost on the range']);
});

test('what is found comes a page after another, without a gap or a repeat', async () => {
  const count = MESSAGE_SEARCH_LIMITS.page + 3;
  for (const nth of Array.from({ length: count }).keys()) await write(people.player, `tempo ${nth}`);
  const first = await calls(people.pro).search({ q: 'tempo' });
  const second = await calls(people.pro).search({ q: 'tempo', cursor: first.next_cursor });
  const found = [...first.results, ...second.results].map(({ message }) => message.message);
  expect(found).toEqual(Array.from({ length: count }, (_, nth) => `tempo ${count - 1 - nth}`));
  expect(second.next_cursor).toBeNull();
});
