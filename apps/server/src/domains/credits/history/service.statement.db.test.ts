import { aLesson } from '#test/builders.ts';
import { createCalls, expectFault, NOT_FOUND, catchRefusal, orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fc, runs } from '#test/properties.ts';
import { inTransaction } from '@fairway/db/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@fairway/time/calendar';
import { toZoned } from '@fairway/time/zoned-time';
import { giveCredits, returnCredits, spendCredits } from '#domains/credits/ledger/service.ts';
import { creditStatement } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, []);
});

const give = (credits: number, reason?: string) =>
  giveCredits(people.pro, { player_id: people.player.id, credits, reason }, services);
const statement = (start: string, end: string) => creditStatement(people.player, { start, end }, services);
const splitLines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');
const lastBalance = (csv: string) => Number(splitLines(csv).at(-1)?.split(',').at(-1));

describe('a statement', () => {
  test('has the days of the pro, what there was before, and what there is at the end', async () => {
    clock.set('2031-02-28T23:59:59.999Z');
    await give(2);
    clock.set('2031-03-01T00:00:00Z');
    await give(3, '=SUM(A1)');
    clock.set('2031-03-31T22:59:59.999Z');
    await give(4);
    clock.set('2031-03-31T23:00:00Z');
    await give(5);
    const { filename, csv } = await statement('2031-03-01', '2031-03-31');
    expect(filename).toBe('credits-jamie-whitlock-2031-03-01-2031-03-31.csv');
    expect(splitLines(csv)).toEqual([
      'Date,Movement,Lesson,Details,Credits,Balance',
      '2031-03-01,Opening balance,,,,2',
      "2031-03-01,Given,,'=SUM(A1),3,5",
      '2031-03-31,Given,,,4,9',
      '2031-03-31,Closing balance,,,,9',
    ]);
    const own = await creditStatement(
      people.pro,
      { player_id: people.player.id, start: '2031-03-01', end: '2031-03-31' },
      services,
    );
    expect(own).toEqual({ filename, csv });
  });

  const step = fc.record({
    hours: fc.integer({ min: 1, max: 2_000 }),
    credits: fc.integer({ min: 1, max: 20 }),
    kind: fc.nat(2),
  });
  const zones = fc.constantFrom('Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati');
  /** At 23:00 in UTC on a day in August the next day has begun in London: a statement up to UTC's day has two of the three. */
  const nextDayInLondon = [3, 1_997, 1_950].map((hours) => ({ hours, credits: 1, kind: 0 }));

  test('to the pro’s own day closes with the sum of the ledger, whatever moved', async () => {
    await fc.assert(
      fc.asyncProperty(zones, fc.array(step, { minLength: 1, maxLength: 8 }), async (timezone, steps) => {
        clock.set(NOW);
        people = await coaching(services, { timezone }, []);
        const holder = { player_id: people.player.id, pro_id: people.pro.id };
        const { id: lesson_id } = await aLesson(home.db, people);
        for (const { hours, credits, kind } of steps) {
          clock.pass(hours);
          const movement = { lesson_id, actor_id: people.pro.id, now: clock.now() };
          if (kind === 0) await give(credits);
          // Too few to spend, or none to return, moves nothing.
          if (kind === 1)
            await orNullIfRefused(inTransaction(home.db, (tx) => spendCredits(tx, holder, credits, movement)));
          if (kind === 2) await inTransaction(home.db, (tx) => returnCredits(tx, holder, credits, timezone, movement));
        }
        const today = toZoned(timezone, clock.now().getTime()).date;
        const entries = await home.db.credit_ledger.findMany({ where: { lot: holder } });
        const sum = entries.reduce((total, { amount }) => total + amount, 0);
        expect(lastBalance((await statement(addDays(today, -365), today)).csv)).toBe(sum);
      }),
      { numRuns: runs(12), examples: [['Europe/London', nextDayInLondon]] },
    );
  });

  test('covers a year at most, in order', async () => {
    const asked = (start: string, end: string) =>
      createCalls(services, people.player).credits.statement({ start, end });
    await asked('2031-01-01', '2032-01-01');
    expect(await expectFault('end', asked('2031-01-01', '2032-01-02'))).toBe('A statement covers at most a year.');
    await expectFault('end', asked('2031-01-02', '2031-01-01'));
    await expectFault('start', asked('2031-02-30', '2031-03-01'));
  });

  test('is the player’s and their pro’s, and nobody else’s to read', async () => {
    const others = await coaching(services, {}, []);
    const period = { player_id: people.player.id, start: '2031-03-01', end: '2031-03-31' };
    for (const actor of [others.pro, others.player, await people.another()])
      expect(await catchRefusal(creditStatement(actor, period, services))).toEqual(NOT_FOUND);
  });
});
