import { v7 as uuid } from 'uuid';
import { findFeedVersion, writeCalendarFeed } from '../../apps/server/src/domains/lessons/calendar-feed/service.ts';
import { loadNotification } from '../../apps/server/src/domains/notifications/kinds/registry.ts';
import { remind } from '../../apps/server/src/domains/notifications/reminders/service.ts';
import { addDays, toDate } from '@fairway/time/calendar';
import type { Actor, AppServices, CallRequest } from '../../apps/server/src/app/context.ts';
import { appRouter } from '../../apps/server/src/main/router.ts';
import { type AddCall, type Calls, createCaller } from './caller.ts';
import type { People } from './people.ts';
import { addRecordCalls } from './recordCalls.ts';

const request: CallRequest = {
  ip: '192.0.2.1',
  userAgent: 'bench',
  idempotencyKey: null,
  setAuthCookie: () => {},
  flowToken: () => null,
  setFlowToken: () => {},
};

export interface Call {
  name: string;
  run: () => Promise<unknown>;
}

/** Sending a video lesson is none of these pages' work, nor is making a video ready anew: they take files, and the first one money. */
const ELSEWHERE = ['lessons.videoForm', 'lessons.bookVideo', 'lessons.retryVideo'];

/** The procedures of the diary and of lessons: each is called below, and one that is not breaks the promise. */
export const procedures = Object.keys(appRouter._def.procedures).filter(
  (name) => /^(diary|lessons)\./.test(name) && !ELSEWHERE.includes(name),
);

/** What the screens of the diary and of lessons call, and what the worker and the calendar read beside them. */
export function listCalls(people: People, services: AppServices): Call[] {
  const by = (actor: Actor) => createCaller({ services, actor, request });
  const calls: Call[] = [];
  const add: AddCall = (name, run, ...actors) => {
    for (const actor of actors) calls.push({ name: `${name}, ${actor.type}`, run: () => run(by(actor)) });
  };
  const { pro, player } = people;
  const today = toDate(services.now().getTime());
  const [year, month] = today.split('-').map(Number) as [number, number];
  diaryCalls();
  listCalls();
  historyCalls();
  bookingCalls();
  moneyCalls();
  togetherCalls();
  addRecordCalls(people, add);
  besideCalls();
  return calls;

  function diaryCalls() {
    const span = { start: today, end: addDays(today, 41) };
    const far = addDays(today, 300);
    add('diary.availability', (to) => to.diary.availability(span), pro);
    add('diary.calendar', (to) => to.diary.calendar(span), pro);
    add('diary.slots', (to) => to.diary.slots({ year, month, duration: 60 }), pro, player);
    add('diary.slots', (to) => to.diary.slots({ year, month, duration: 60, lesson: people.coming }), pro, player);
    add('diary.weekly', (to) => to.diary.weekly({}), pro);
    add('diary.saveDay', (to) => to.diary.saveDay({ day: 6, times: [{ start: '08:00:00', end: '20:00:00' }] }), pro);
    add('diary.openFirstWeek', (to) => to.diary.openFirstWeek(), pro);
    add('diary.clearDay', (to) => to.diary.clearDay({ day: 6 }), pro);
    add('diary.saveDates', (to) => to.diary.saveDates({ start: far, end: far, times: [] }), pro);
    add('diary.clearDates', (to) => to.diary.clearDates({ start: far, end: far }), pro);
    add('diary.saveMonths', (to) => to.diary.saveMonths({ diary_availability_months: 3 }), pro);
    add('lessons.counts', (to) => to.lessons.counts(span), pro);
  }

  function listCalls() {
    add('lessons.home', (to) => to.lessons.home(), pro);
    add('lessons.between', (to) => to.lessons.between({ start: today, end: addDays(today, 30), page: 1 }), pro, player);
    add('lessons.list', (to) => to.lessons.list({ page: 1 }), pro, player);
    add('lessons.list', (to) => to.lessons.list({ page: 3 }), pro, player);
    add('lessons.pastUpcoming', (to) => to.lessons.pastUpcoming(), pro, player);
    add('lessons.next', (to) => to.lessons.next(), pro, player);
    add('lessons.last', (to) => to.lessons.last(), pro, player);
    add('lessons.byId', (to) => to.lessons.byId({ id: people.coming }), pro, player);
    add('lessons.star', (to) => to.lessons.star({ id: people.coming, starred: true }), pro, player);
    add('lessons.released', (to) => to.lessons.released(), pro);
    add('lessons.overview', (to) => to.lessons.overview({ id: people.coming }), pro);
    add('lessons.overview of one that is over', (to) => to.lessons.overview({ id: people.past.id }), pro);
    add('lessons.dismissFirstSteps', (to) => to.lessons.dismissFirstSteps(), pro);
  }

  function historyCalls() {
    const pages = async (to: Calls, asked: { player_id?: string; starred?: boolean; video?: boolean }) => {
      const { next_cursor } = await to.lessons.history(asked);
      await to.lessons.history({ ...asked, cursor: next_cursor ?? `${new Date(0).toISOString()}_${uuid()}` });
    };
    for (const filter of [{}, { starred: true }, { video: true }, { starred: true, video: true }]) {
      const which = Object.keys(filter).join(' and ') || 'all';
      add(`lessons.history of ${which}`, (to) => pages(to, filter), pro, player);
      add(`lessons.history of ${which}, one player's`, (to) => pages(to, { ...filter, player_id: player.id }), pro);
      for (const part of [{}, { history: true }, { upcoming: true }])
        add(
          `lessons.ofPlayer of ${[...Object.keys(part), which].join(' and ')}`,
          (to) => to.lessons.ofPlayer({ id: player.id, page: 1, ...part, ...filter }),
          pro,
          player,
        );
    }
  }

  function bookingCalls() {
    const sunday = addDays(today, 35 - new Date(`${today}T12:00:00Z`).getUTCDay());
    const time = [{ start: '10:00:00', end: '10:30:00' }];
    const booking = { date: sunday, duration: 30, time, payment_type: 'on_day', outside_availability: true } as const;
    add('lessons.form', (to) => to.lessons.form(), pro, player);
    add('lessons.book', (to) => to.lessons.book({ ...booking, player_id: player.id }), pro);
    const later = [{ start: '11:00:00', end: '11:30:00' }];
    const move = { date: sunday, time: later, duration: 30, outside_availability: true } as const;
    add('lessons.nextTimes', (to) => to.lessons.nextTimes({}), player);
    add('lessons.nextTimes of a player', (to) => to.lessons.nextTimes({ player_id: player.id }), pro);
    add('lessons.nextTimes like another', (to) => to.lessons.nextTimes({ like: people.past.id }), player);
    add('lessons.previewChange', (to) => to.lessons.previewChange({ id: people.coming, ...move }), pro);
    add('lessons.change', (to) => to.lessons.change({ id: people.coming, ...move }), pro);
    add('lessons.cancel', (to) => to.lessons.cancel({ id: people.coming }), player);
    add('lessons.cancel', (to) => to.lessons.cancel({ id: people.later.id }), pro);
    add(
      'lessons.answerReleased',
      (to) => to.lessons.answerReleased({ lesson_id: people.released, response: true }),
      pro,
    );
    add('lessons.answerReleased', (to) => to.lessons.answerReleased({ response: false }), pro);
  }

  function moneyCalls() {
    const [{ id }] = people.series;
    add('lessons.markPaid', (to) => to.lessons.markPaid({ id, paid_amount: 4000 }), pro);
    add('lessons.markPaid', (to) => to.lessons.markPaid({ id, paid: false }), pro);
    add('lessons.waiveFee', (to) => to.lessons.waiveFee({ id, waived: false }), pro);
    add('lessons.feesDue', (to) => to.lessons.feesDue({ page: 1 }), pro);
  }

  function togetherCalls() {
    const [first, second] = people.series;
    const evening = [{ start: '20:00:00', end: '21:00:00' }];
    const weekly = { start: '21:00:00', duration: 30 } as const;
    add('lessons.previewSeries', (to) => to.lessons.previewSeries({ date: today, count: 26, ...weekly }), pro);
    const dates = [addDays(today, 14), addDays(today, 21)];
    const ours = { player_id: player.id, payment_type: 'on_day', outside_availability: true } as const;
    add('lessons.bookSeries', (to) => to.lessons.bookSeries({ dates, ...weekly, ...ours }), pro);
    add(
      'lessons.moveFollowing',
      (to) => to.lessons.moveFollowing({ ...first, time: evening, duration: 60, outside_availability: true }),
      pro,
    );
    add('lessons.cancelFollowing', (to) => to.lessons.cancelFollowing({ id: second.id }), pro);
    const day = people.later.date;
    const rain = { start: day, end: day, from: '00:00:00', until: '00:00:00' } as const;
    const cancels = async (to: Calls) =>
      (await to.lessons.affected(rain)).lessons.map(({ lesson }) => ({
        lesson_id: lesson.id,
        action: 'cancel' as const,
      }));
    add('lessons.affected', (to) => to.lessons.affected(rain), pro);
    add(
      'lessons.previewUnplayable',
      async (to) => to.lessons.previewUnplayable({ ...rain, close: true, choices: await cancels(to) }),
      pro,
    );
    add(
      'lessons.markUnplayable',
      async (to) => to.lessons.markUnplayable({ ...rain, close: true, choices: await cancels(to) }),
      pro,
    );
  }

  /** What is read beside the screens: the feed of a calendar, the sweep of reminders, and who hears of a free time. */
  function besideCalls() {
    const { db, now } = services;
    calls.push(
      { name: 'the calendar feed', run: () => writeCalendarFeed(people.token, { db, now }) },
      { name: 'whether a calendar feed is news', run: () => findFeedVersion(people.token, { db, now }) },
      { name: 'the reminder sweep', run: () => remind({ db, now }) },
      {
        name: 'the notice of a free time',
        run: () =>
          loadNotification(db, {
            topic: 'time.freed',
            payload: { lesson_id: people.released, actor_id: people.pro.id },
            at: now(),
          }),
      },
    );
    add('people.players', (to) => to.people.players({ page: 1 }), pro);
    add('people.player', (to) => to.people.player({ id: player.id }), pro, player);
  }
}
