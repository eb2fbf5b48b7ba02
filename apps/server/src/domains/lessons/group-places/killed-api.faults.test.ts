import { GUEST } from '@fairway/contracts/constants';
import type { GroupJoined } from '@fairway/contracts/lessons/group-lessons';
import { inTransaction, type Db } from '@fairway/db/client';
import { addDays, toDate } from '@fairway/time/calendar';
import { expect, test, vi } from 'vitest';
import type { Actor } from '#app/context.ts';
import { signIn } from '#test/app.ts';
import { coaching, credits } from '#test/coaching.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { readCredits, traces, unbalanced } from '#test/ledger.ts';
import { waitUntilBlocked } from '#test/locks.ts';
import { startProgram, waitForOrigin, type Program } from '#test/programs.ts';
import { testServices } from '#test/services.ts';
import { startWorkerHarness, waitUntilIdle } from '#test/worker-harness.ts';
import { joinGroupLesson, waitForPlace } from './service.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

/** A clinic of two places in nine days: a guest has one, a player with two credits wants the other, and one more will wait for it. */
async function startClinic() {
  const harness = await startWorkerHarness();
  const services = testServices(harness, { now: () => new Date() });
  const people = await coaching(services);
  await credits(services, people, 2);
  const { id } = await aGroupLesson(services, people.pro, { date: addDays(toDate(Date.now()), 9) });
  await joinGroupLesson(people.pro, { id, player_id: GUEST, guest_name: 'Sam Guest' }, services);
  return { harness, services, people, id, waiting: await people.another() };
}

/** Everything that joining, leaving and cancelling write. */
async function look(db: Db, group_lesson_id: string) {
  const [written, groups, requests] = await Promise.all([
    traces(db),
    db.group_lessons.findMany({ where: { lesson_id: group_lesson_id } }),
    db.place_requests.findMany({ orderBy: { id: 'asc' } }),
  ]);
  return { ...written, groups, requests };
}

test('an API killed while a player joins, leaves, or the coach cancels leaves all of it undone, and the repeat does it once', async () => {
  const { harness, services, people, id, waiting } = await startClinic();
  const { db, mailbox } = harness;
  const bearers = new Map<Actor, Record<string, string>>();
  for (const person of [people.pro, people.player]) bearers.set(person, (await signIn(db, person)).bearer);
  const startApi = () =>
    startProgram('api', { ...harness.variables, OVERLOAD_EVENT_LOOP_MS: '0', PORT: '0', LOG_LEVEL: 'info' });
  let api: Program = startApi();
  const call = async (actor: Actor, method: 'POST' | 'DELETE', path: string): Promise<Response> =>
    fetch(`${await waitForOrigin(api)}/api${path}`, { method, headers: bearers.get(actor)! });

  /** Kills the API at the last thing that an act writes, its credits, and answers the repeat by the next one. */
  const killDuring = async (...act: Parameters<typeof call>): Promise<Response> => {
    await waitForOrigin(api);
    const before = await look(db, id);
    await inTransaction(db, async (tx) => {
      await tx.$executeRaw`SELECT FROM credit_lots WHERE player_id = ${people.player.id}::uuid FOR UPDATE`;
      const lost = call(...act).catch(() => null);
      await waitUntilBlocked(db);
      await api.end('SIGKILL');
      expect(await lost).toBeNull();
    });
    expect(await look(db, id)).toEqual(before);
    api = startApi();
    const answer = await call(...act);
    expect(answer.status).toBe(200);
    return answer;
  };
  const taken = async () => (await db.group_lessons.findUniqueOrThrow({ where: { lesson_id: id } })).taken;
  const state = async () => [await taken(), await readCredits(db, people.player)];

  const joined = (await (await killDuring(people.player, 'POST', `/group-lessons/${id}/places`)).json()) as GroupJoined;
  expect(await state()).toEqual([2, 0]);

  await waitForPlace(waiting, { id }, services);
  await killDuring(people.player, 'DELETE', `/lesson/${joined.lesson.id}`);
  expect(await state()).toEqual([1, 2]);
  // By day it is kept for whoever waits, and by night it is free: the coach may give it either way.
  await joinGroupLesson(people.pro, { id, player_id: people.player.id }, services);
  expect(await state()).toEqual([2, 0]);

  await killDuring(people.pro, 'DELETE', `/group-lessons/${id}`);
  expect(await state()).toEqual([0, 2]);
  expect(await db.place_requests.count({ where: { ended_at: null } })).toBe(0);
  expect(await db.lessons.count({ where: { cancelled_at: null } })).toBe(0);
  expect(await unbalanced(db)).toEqual([]);

  // By night some of the notices would wait for the morning.
  await db.settings.updateMany({ data: { quiet_from: null, quiet_until: null } });
  harness.worker();
  await waitUntilIdle(harness);
  const told = mailbox.mails.map(({ subject }) => subject ?? '').filter((subject) => subject.includes('cancelled'));
  // The player leaves and is cancelled on, and whoever waited hears of it: each once.
  expect(told.filter((subject) => subject.startsWith('Short game clinic cancelled'))).toHaveLength(1);
});
