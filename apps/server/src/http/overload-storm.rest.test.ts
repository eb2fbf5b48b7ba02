import { DAY_MS } from '@fairway/time/units';
import { appOn, PUBLIC_URL, signIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { times } from '#test/times.ts';
import { expect, test } from 'vitest';
import { NO_LIMITS } from './overload.ts';

const BOOKINGS = 120;
const home = fileDatabase({ max: 5 });

interface Answer {
  nth: number;
  status: number;
  retryAfter: string | null;
  /** When it came, in ms since all were sent. */
  at: number;
}

test(
  `${BOOKINGS} bookings at once: some are kept and the rest refused at once, and all are kept when the refused come back`,
  { timeout: 120_000 },
  async () => {
    const services = testServices(home, { now: () => new Date() });
    const row = await aPro(home.db);
    await hours(services, toActor(row), times(['00:00', '24:00']));
    const { bearer } = await signIn(home.db, await aPlayer(home.db, row));
    const app = await appOn(home.db, { overloadLimits: { ...NO_LIMITS, requests: 15, waiting: 40 } });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });

    // In hours that no change of the clocks skips or repeats.
    const asked = Date.now();
    const book = async (nth: number, begun: number): Promise<Answer> => {
      const date = new Date(asked + (3 + Math.floor(nth / 20)) * DAY_MS).toISOString().slice(0, 10);
      const hour = 3 + (nth % 20);
      const [start, end] = [hour, hour + 1].map((at) => `${String(at).padStart(2, '0')}:00:00`);
      const answer = await fetch(`${address}/api/booking`, {
        method: 'POST',
        headers: { ...bearer, 'content-type': 'application/json', origin: PUBLIC_URL },
        body: JSON.stringify({ date, duration: 60, time: [{ start, end }], payment_type: 'on_day' }),
      });
      await answer.arrayBuffer();
      const retryAfter = answer.headers.get('retry-after');
      return { nth, status: answer.status, retryAfter, at: performance.now() - begun };
    };
    const bookAll = async (which: number[]) => {
      const begun = performance.now();
      const all = Promise.all(which.map((nth) => book(nth, begun)));
      const health = (await fetch(`${address}/api/health`)).status;
      return { answers: await all, health };
    };
    const of = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status);

    // The connection that it looks through is there before the rush.
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    let left = Array.from({ length: BOOKINGS }, (_, nth) => nth);
    let [kept, refused] = [0, 0];
    while (left.length > 0) {
      const { answers, health } = await bookAll(left);
      expect(health).toBe(200);
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      expect(of(answers, 503).filter(({ retryAfter }) => !(Number(retryAfter) >= 1))).toEqual([]);
      // Whoever is refused hears of it before those who are served are done.
      const last = Math.max(...of(answers, 200).map(({ at }) => at));
      expect(of(answers, 503).filter(({ at }) => at < last).length).toBeGreaterThanOrEqual(of(answers, 503).length / 2);
      kept += of(answers, 200).length;
      refused += of(answers, 503).length;
      left = of(answers, 503).map(({ nth }) => nth);
    }
    expect(kept).toBe(BOOKINGS);
    expect(refused).toBeGreaterThan(0);
    expect(await home.db.lessons.count()).toBe(BOOKINGS);
    await app.close();
  },
);
