import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import { aRequest, catchRefusal, createCalls, expectFault, NOT_FOUND } from '#test/calls.ts';
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
/** So many messages, the pro's and the player's by turns, the pro's first. */
async function talk(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (const nth of Array.from({ length: count }).keys()) {
    clock.pass(1 / 3600);
    const mine = nth % 2 === 0;
    const input = mine ? { player: people.player.id } : {};
    ids.push((await calls(mine ? people.pro : people.player).send({ msg: `${nth}`, ...input })).id);
  }
  return ids;
}
const ofPro = (cursor?: string) =>
  calls(people.pro).thread({ player_id: people.player.id, ...(cursor ? { cursor } : {}) });
const texts = ({ messages }: { messages: { message: string }[] }) => messages.map(({ message }) => Number(message));
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth);

test('a conversation begins at its end and goes on before it, and back, without a gap or a repeat', async () => {
  const count = MESSAGE_LIMITS.page * 2 + 5;
  await talk(count);
  const end = await ofPro();
  expect(texts(end)).toEqual(numbers(MESSAGE_LIMITS.page + 5, count));
  expect(end.after).toBeNull();
  const middle = await ofPro(end.before!);
  expect(texts(middle)).toEqual(numbers(5, MESSAGE_LIMITS.page + 5));
  const start = await ofPro(middle.before!);
  expect(texts(start)).toEqual(numbers(0, 5));
  expect(start.before).toBeNull();
  expect(texts(await ofPro(start.after!))).toEqual(texts(middle));
  expect(await calls(people.player).thread({})).toMatchObject({ other: { id: people.pro.id } });
  expect(texts(await calls(people.player).thread({}))).toEqual(texts(end));
});

test('a link to a message shows it with what was written before and after it', async () => {
  const ids = await talk(40);
  const half = MESSAGE_LIMITS.page / 2;
  const around = await ofPro(`around_${ids[20]!}`);
  expect(texts(around)).toEqual(numbers(20 - half, 20 + half));
  expect(texts(await ofPro(around.after!))).toEqual(numbers(20 + half, 40));
  expect(await ofPro(`around_${ids[39]!}`)).toMatchObject({ after: null });
  expect(await ofPro(`around_${ids[0]!}`)).toMatchObject({ before: null });
});

test('reading marks what the caller got, up to a message, and nothing of others', async () => {
  const ids = await talk(5);
  const other = await people.another();
  await calls(other).send({ msg: 'another player' });
  await calls(people.pro).readThread({ player_id: people.player.id, up_to: ids[2]! });
  expect(await calls(people.pro).unread()).toBe(2);
  await calls(people.pro).readThread({ player_id: people.player.id, up_to: ids[4]! });
  expect(await calls(people.pro).unread()).toBe(1);
  expect(await calls(people.player).unread()).toBe(3);
  await calls(people.player).readThread({ up_to: ids[4]! });
  expect(await calls(people.player).unread()).toBe(0);
});

test('a pro names one of their players, and a player themself alone', async () => {
  const others = await coaching(services);
  await expectFault('player_id', calls(people.pro).thread({}));
  for (const [as, player_id] of [
    [people.pro, others.player.id],
    [people.player, others.player.id],
    [people.player, people.pro.id],
  ] as const) {
    expect(await catchRefusal(calls(as).thread({ player_id }))).toEqual(NOT_FOUND);
    expect(await catchRefusal(calls(as).readThread({ player_id, up_to: player_id }))).toEqual(NOT_FOUND);
  }
  expect(await calls({ ...people.player, pro_id: null }).thread({})).toMatchObject({ other: null, messages: [] });
});
