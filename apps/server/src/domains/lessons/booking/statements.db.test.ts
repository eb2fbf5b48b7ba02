import { COMING_PAGE } from '@fairway/contracts/constants';
import { booked, type BookingIn } from '@fairway/contracts/lessons/lessons';
import { DAY_MS } from '@fairway/time/units';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { appOn, signIn } from '#test/app.ts';
import { aLesson } from '#test/builders.ts';
import { aRequest } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { faultyDatabase } from '#test/faulty-database.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits } from '#test/ledger.ts';
import { recordStatements } from '#test/query-plans.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { addVenue } from '#domains/coaching/venues/service.ts';
import { saveSettings } from '#domains/users/settings/service.ts';
import { bookLesson } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
  await credits(services, people, 3);
  await credits(services, people, 5);
});

const requested = (fields: Partial<BookingIn> = {}): BookingIn => ({
  date: '2031-03-12',
  time: times(['10:00', '11:00']),
  duration: 60,
  payment_type: 'credits',
  ...fields,
});

/** A statement without its subqueries. */
function withoutInner(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? text : withoutInner(outer);
}

const findTable = (text: string): string | undefined =>
  (/into "(\w+)"/.exec(text) ?? /from "(\w+)"/.exec(withoutInner(text)) ?? /from "(\w+)"/.exec(text))?.[1];

describe('a lesson is booked over REST', () => {
  const open = async (): Promise<FastifyInstance> => {
    const app = await appOn(home.db, { services: { now: clock.now } });
    onTestFinished(() => app.close());
    return app;
  };
  /** The tables that each statement of a booking names first, the session's included; BEGIN and COMMIT are not counted. */
  const book = async (actor: Actor, fields: Partial<BookingIn> = {}): Promise<string[]> => {
    const app = await open();
    const { bearer } = await signIn(home.db, actor);
    const request = { method: 'POST', url: '/api/booking', headers: bearer, payload: requested(fields) } as const;
    let status = 0;
    const sent = await recordStatements(String.raw`\w+`, async () => {
      status = (await app.inject(request)).statusCode;
    });
    expect(status).toBe(200);
    const ends = new Set(['BEGIN', 'COMMIT']);
    return sent.filter(({ text }) => !ends.has(text)).map(({ text }) => findTable(text) ?? text);
  };
  const paid = ['sessions', 'users', 'lessons', 'lessons', 'credit_lots'];
  const unpaid = ['sessions', 'users', 'lessons', 'lessons'];

  test('on credits by five statements', async () => {
    expect(await book(people.player)).toEqual(paid);
  });

  test('to be paid on the day by four', async () => {
    expect(await book(people.player, { payment_type: 'on_day' })).toEqual(unpaid);
  });

  test('by a pro, for a player and for a guest, by as many', async () => {
    const club = await addVenue(people.pro, { name: 'Links' }, services);
    expect(await book(people.pro, { player_id: people.player.id, venue: club.id })).toEqual(paid);
    const guest = { player_id: 'guest', guest_name: 'Sam', time: times(['12:00', '13:00']) } as const;
    expect(await book(people.pro, guest)).toEqual(unpaid);
  });

  test('without a transaction around them, for all that is written is one statement', async () => {
    const ends = await recordStatements('BEGIN|COMMIT', async () => {
      await bookLesson(people.player, requested(), services);
    });
    expect(ends).toEqual([]);
  });

  test('in its turn, where the pro keeps limits, by two more: it waits, and the diary is read again', async () => {
    await saveSettings(people.pro, { lesson_buffer_minutes: 15, lessons_per_day: 4 }, services, aRequest());
    const turn = expect.stringContaining('pg_advisory_xact_lock') as string;
    expect(await book(people.player)).toEqual(['sessions', 'users', turn, ...paid.slice(1)]);
  });

  test('with many to come: the answer is the first page of them, and no statement more', async () => {
    const first = Date.parse('2031-03-13T09:00:00Z');
    for (let nth = 0; nth < COMING_PAGE + 5; nth += 1)
      await aLesson(home.db, people, { starts_at: new Date(first + nth * DAY_MS) });
    expect(await book(people.player)).toEqual(paid);
    const { lesson, lessons } = await bookLesson(
      people.player,
      requested({ time: times(['12:00', '13:00']) }),
      services,
    );
    expect(lessons).toHaveLength(COMING_PAGE);
    expect(lessons.map(({ starts_at }) => starts_at)).toEqual(lessons.map(({ starts_at }) => starts_at).sort());
    expect(lessons[1]).toEqual(lesson);
  });
});

describe('what cannot be read once the lesson is kept', () => {
  /** The database as it is for somebody whose lesson is kept, and who is told nothing any more. */
  const deafAfterwards = (): typeof home.db => {
    let isKept = false;
    return faultyDatabase(home.db, async (text, values) => {
      if (isKept) throw new Error('The connection is lost');
      const rows = await home.db.$queryRawUnsafe(text, ...values);
      isKept = text.startsWith('with "booked"');
      return rows;
    });
  };

  test.each<[BookingIn['payment_type'], number]>([
    ['credits', 4],
    ['on_day', 8],
  ])('leaves it booked, and the answer is of what is known (%s)', async (payment_type, left) => {
    const lines: unknown[] = [];
    const log: AppServices['log'] = { warn: (...line: unknown[]) => void lines.push(line) };
    const broken = { ...services, db: deafAfterwards(), log };
    const events = await home.db.outbox.count();
    const answer = await bookLesson(people.player, requested({ payment_type }), broken);
    expect(booked.parse(answer)).toEqual(answer);
    expect(answer.lessons).toEqual([answer.lesson]);
    expect(Object.values(answer.credits).flat()).toHaveLength(left);
    expect(lines).toEqual([
      [
        { lesson_id: answer.lesson.id, err: new Error('The connection is lost') },
        'A lesson is booked, but what else its answer tells could not be read',
      ],
    ]);
    const row = await home.db.lessons.findUniqueOrThrow({ where: { id: answer.lesson.id } });
    expect([row.cancelled_at, await readCredits(home.db, people.player)]).toEqual([null, left]);
    expect(await home.db.outbox.count()).toBe(events + 1);
  });

  test('is read for the next who asks: the answer is the same but for the list', async () => {
    const broken = { ...services, db: deafAfterwards() };
    const first = await bookLesson(people.player, requested({ payment_type: 'on_day' }), broken);
    const time = times(['12:00', '13:00']);
    const second = await bookLesson(people.player, requested({ payment_type: 'on_day', time }), services);
    expect(second.lessons).toEqual([first.lesson, second.lesson]);
    expect(second.credits).toEqual(first.credits);
  });
});
