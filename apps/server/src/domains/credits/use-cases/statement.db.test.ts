import { aLesson } from '@fairway/testing/builders';
import { callsOf, expectFault, NOT_FOUND, refusalOf } from '@fairway/testing/calls';
import { clockAt } from '@fairway/testing/clock';
import { coaching, type Coaching } from '@fairway/testing/coaching';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { inTransaction } from '@fairway/db/client';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredits, returnCredits, spendCredits } from '../service.ts';
import { creditStatement } from './statement.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = clockAt(NOW);
const deps = testDeps(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(deps, {}, []);
});

const give = (credits: number, reason?: string) =>
  giveCredits(people.pro, { player_id: people.player.id, credits, reason }, deps);
const statement = (start: string, end: string) => creditStatement(people.player, { start, end }, deps);
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');
const lastBalance = (csv: string) => Number(linesOf(csv).at(-1)?.split(',').at(-1));

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
    expect(linesOf(csv)).toEqual([
      'Date,Movement,Lesson,Details,Credits,Balance',
      '2031-03-01,Opening balance,,,,2',
      "2031-03-01,Given,,'=SUM(A1),3,5",
      '2031-03-31,Given,,,4,9',
      '2031-03-31,Closing balance,,,,9',
    ]);
    const own = await creditStatement(
      people.pro,
      { player_id: people.player.id, start: '2031-03-01', end: '2031-03-31' },
      deps,
    );
    expect(own).toEqual({ filename, csv });
  });

  test('closes with the sum of the ledger, whatever moved', async () => {
    const step = fc.record({
      hours: fc.integer({ min: 1, max: 2_000 }),
      credits: fc.integer({ min: 1, max: 20 }),
      kind: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        clock.set(NOW);
        people = await coaching(deps, {}, []);
        const holder = { player_id: people.player.id, pro_id: people.pro.id };
        const { id: lesson_id } = await aLesson(home.db, people);
        for (const { hours, credits, kind } of steps) {
          clock.pass(hours);
          const movement = { lesson_id, actor_id: people.pro.id, now: clock.now() };
          if (kind === 0) await give(credits);
          // Too few to spend, or none to return, moves nothing.
          if (kind === 1)
            await inTransaction(home.db, (tx) => spendCredits(tx, holder, credits, movement)).catch(() => null);
          if (kind === 2)
            await inTransaction(home.db, (tx) => returnCredits(tx, holder, credits, 'Europe/London', movement));
        }
        const middle = clock.now().toISOString().slice(0, 10);
        const entries = await home.db.credit_ledger.findMany({ where: { lot: holder } });
        const sum = entries.reduce((total, { amount }) => total + amount, 0);
        const start = new Date(Date.parse(middle) - 365 * 86_400_000).toISOString().slice(0, 10);
        expect(lastBalance((await statement(start, middle)).csv)).toBe(sum);
      }),
      { numRuns: 12 },
    );
  });

  test('covers a year at most, in order', async () => {
    const asked = (start: string, end: string) => callsOf(deps, people.player).credits.statement({ start, end });
    await asked('2031-01-01', '2032-01-01');
    expect(await expectFault('end', asked('2031-01-01', '2032-01-02'))).toBe('A statement covers a year at most.');
    await expectFault('end', asked('2031-01-02', '2031-01-01'));
    await expectFault('start', asked('2031-02-30', '2031-03-01'));
  });

  test('is the player’s and their pro’s, and nobody else’s to read', async () => {
    const others = await coaching(deps, {}, []);
    const period = { player_id: people.player.id, start: '2031-03-01', end: '2031-03-31' };
    for (const actor of [others.pro, others.player, await people.another()])
      expect(await refusalOf(creditStatement(actor, period, deps))).toEqual(NOT_FOUND);
  });
});
