import { creditsFor } from '@fairway/contracts/constants';
import type { Lesson, LessonPermissions, PastUpcoming } from '@fairway/contracts/lessons/lessons';
import { MINUTE_MS } from '@fairway/time/units';
import { addDays } from '@fairway/time/calendar';
import { timeAfter } from '../format/hours.ts';
import { toIsoInstant } from '../format/zones.ts';
import { TODAY, ZONE } from './clock.ts';
import { ALEX, LONG_NAMED, PRIYA, SAM } from './people.ts';

/** Of a lesson that is paid with credits no money is noted. */
const nothingToNote = {
  mark_paid: false,
  mark_paid_refusal: 'This lesson is paid for with credits.',
  mark_unpaid: false,
  waive_fee: false,
  waive_fee_refusal: 'No fee is due: this lesson has not been cancelled.',
  unwaive_fee: false,
} satisfies Partial<LessonPermissions>;

/** What a person may do with a lesson: all of it, more than 24 hours ahead. */
export const somePermissions = (over: Partial<LessonPermissions> = {}): LessonPermissions => ({
  change: true,
  change_refusal: null,
  cancel: true,
  cancel_refusal: null,
  late: false,
  refill_refund: false,
  note_attendance: false,
  ...nothingToNote,
  ...over,
});

const LATE = 'Lessons can be changed until 24 hours before they start. Please contact your coach.';
/** Less than 24 hours to go: no change, and a cancellation costs. */
export const latePermissions = (): LessonPermissions =>
  somePermissions({ change: false, change_refusal: LATE, late: true });
/** Over, or cancelled: nothing can be done. */
export const noPermissions = (why = 'This lesson has already started.'): LessonPermissions =>
  somePermissions({ change: false, change_refusal: why, cancel: false, cancel_refusal: why });

/** Over, as its coach has it: they may note who came. */
export const overPermissions = (): LessonPermissions => ({ ...noPermissions(), note_attendance: true });

/** A lesson in two days at 10:00 for an hour, paid with credits. What depends on date, start and duration follows them. */
export function aLesson(over: Partial<Lesson> = {}): Lesson {
  const {
    date = addDays(TODAY, 2),
    start = '10:00:00',
    duration = 60,
    timezone = ZONE,
    payment_type = 'credits',
  } = over;
  const end = over.end ?? timeAfter(start, duration);
  const starts_at = toIsoInstant(date, start, timezone);
  const ends_at = new Date(Date.parse(starts_at) + duration * MINUTE_MS).toISOString();
  return {
    id: `lesson-${date}-${start.slice(0, 5)}`,
    type: 0,
    date,
    start,
    end,
    time: [{ start, end }],
    starts_at,
    ends_at,
    timezone,
    duration,
    pro_id: SAM.id,
    pro: SAM,
    player_id: ALEX.id,
    player: ALEX,
    guest_name: null,
    group: null,
    note: null,
    player_note: null,
    payment_type,
    credits: payment_type === 'credits' ? creditsFor(duration) : 0,
    venue: 'Wentworth Club',
    cancelled_at: null,
    fee_due: false,
    fee_waived_at: null,
    refilled_at: null,
    paid_at: null,
    paid_amount: null,
    paid_currency: null,
    attendance: null,
    series_id: null,
    starred: false,
    pro_starred: false,
    title: null,
    recorded: false,
    awaiting_record: false,
    can: somePermissions(),
    ...over,
  };
}

/** A lesson that is over. */
export const aPastLesson = (over: Partial<Lesson> = {}): Lesson =>
  aLesson({
    date: addDays(TODAY, -7),
    can: noPermissions(),
    awaiting_record: over.player_id !== null && !over.cancelled_at,
    ...over,
  });

/** A lesson that was cancelled before it began. */
export const aCancelledLesson = (over: Partial<Lesson> = {}): Lesson =>
  aPastLesson({
    cancelled_at: `${addDays(TODAY, -16)}T08:30:00.000Z`,
    can: noPermissions('This lesson has been cancelled.'),
    ...over,
  });

/** An hour that was to be paid on the day, as its pro sees it. */
export const anOnDayLesson = (over: Partial<Lesson> = {}): Lesson =>
  aPastLesson({
    payment_type: 'on_day',
    ...over,
    can: { ...noPermissions(), mark_paid: true, mark_paid_refusal: null, ...over.can },
  });

/** The same with its money noted. */
export const aPaidLesson = (over: Partial<Lesson> = {}): Lesson =>
  anOnDayLesson({
    paid_at: `${addDays(TODAY, -7)}T11:00:00.000Z`,
    paid_amount: 5000,
    paid_currency: 'GBP',
    ...over,
    can: { ...anOnDayLesson().can, mark_unpaid: true },
  });

/** Cancelled late: its fee is due. */
export const aFeeDue = (over: Partial<Lesson> = {}): Lesson =>
  anOnDayLesson({
    cancelled_at: `${addDays(TODAY, -8)}T08:30:00.000Z`,
    awaiting_record: false,
    fee_due: true,
    ...over,
    can: { ...anOnDayLesson().can, waive_fee: true, waive_fee_refusal: null },
  });

/** Cancelled late, and let go. */
export const aWaivedFee = (over: Partial<Lesson> = {}): Lesson =>
  aCancelledLesson({
    payment_type: 'on_day',
    fee_waived_at: `${addDays(TODAY, -6)}T08:30:00.000Z`,
    ...over,
    can: {
      ...noPermissions('This lesson has been cancelled.'),
      mark_paid_refusal: 'The fee for this lesson has been waived.',
      unwaive_fee: true,
    },
  });

/** A player's lessons: one later today, two to come, three behind, one of them cancelled. */
export function someLessons(): PastUpcoming {
  const latest = aPastLesson();
  return {
    todays: [aLesson({ date: TODAY, start: '16:30:00', duration: 30, can: latePermissions() })],
    upcoming: [
      aLesson({ date: addDays(TODAY, 7) }),
      aLesson({ date: addDays(TODAY, 16), start: '14:15:00', duration: 45, payment_type: 'on_day' }),
    ],
    past: [
      latest,
      aCancelledLesson({ date: addDays(TODAY, -14), start: '11:00:00' }),
      aPastLesson({ date: addDays(TODAY, -35), start: '09:30:00', duration: 90 }),
    ],
    latest,
    next_cursor: null,
    upcoming_total: 2,
  };
}

/** Lessons behind over three months: a starred one, a cancelled one, a video, and long names among them. */
export const someHistory = (side: 'player' | 'pro'): Lesson[] => [
  aPastLesson({
    date: addDays(TODAY, -1),
    player: PRIYA,
    player_id: PRIYA.id,
    attendance: side === 'pro' ? 'no_show' : null,
  }),
  aPastLesson({ date: addDays(TODAY, -7), [side === 'pro' ? 'pro_starred' : 'starred']: true }),
  aCancelledLesson({ date: addDays(TODAY, -9), start: '11:00:00' }),
  aPastLesson({
    date: addDays(TODAY, -30),
    start: '18:40:00',
    end: '18:40:00',
    duration: 15,
    type: 1,
    payment_type: 'card',
  }),
  aPastLesson({ date: addDays(TODAY, -35), start: '09:30:00', duration: 90, player: LONG_NAMED }),
  aPastLesson({
    date: addDays(TODAY, -58),
    player: null,
    player_id: null,
    guest_name: 'The Worshipful Company of Left-Handed Putters',
  }),
];
