import { LESSON_MESSAGES } from '../messages/lessons.ts';
import { z } from 'zod';
import { AVAILABILITY_SPAN_DAYS, BULK_LIMIT } from '../constants.ts';
import { DAY_MS } from '@fairway/time/units';
import { slot } from '../schedule/schedule.ts';
import { lesson } from './lessons.ts';
import { backwards, date, flag, idIn, inOrder, personName, text, time, timeRange } from '../primitives.ts';

const MIDNIGHT = '00:00:00';

/** One stretch of the pro's calendar, from a time of one day to a time of the same or a later one; `until` 00:00 is that day's end. */
const period = z.object({ start: date, end: date, from: time.default(MIDNIGHT), until: time.default(MIDNIGHT) });
export type Period = z.output<typeof period>;

const withinSpan = ({ start, end }: Period) => Date.parse(end) - Date.parse(start) < AVAILABILITY_SPAN_DAYS * DAY_MS;
const tooLong = { path: ['end'], error: `Please choose ${AVAILABILITY_SPAN_DAYS} days at most.` };
const lasts = ({ start, end, from, until }: Period) => start !== end || until === MIDNIGHT || from < until;
const tooShort = { path: ['until'], error: LESSON_MESSAGES.endsBeforeStart };

/** `GET /unplayable`: the lessons still to begin that reach into it. */
export const periodQuery = period.refine(inOrder, backwards).refine(withinSpan, tooLong).refine(lasts, tooShort);

/** A lesson that reaches into the period, and free times that it could move to, the likeliest first. */
const affectedLesson = z.object({ lesson, suggestions: z.array(slot.extend({ date })) });
export type AffectedLesson = z.output<typeof affectedLesson>;
export const affected = z.object({ lessons: z.array(affectedLesson) });

/** What becomes of one lesson. A move needs `date` and `time`; `outside_availability` confirms one outside the hours (D4). */
const choice = z
  .object({
    lesson_id: idIn,
    action: z.enum(['move', 'cancel', 'keep'], LESSON_MESSAGES.chooseOutcome),
    date: date.optional(),
    time: z.array(timeRange).min(1, LESSON_MESSAGES.timeMissing).max(8).optional(),
    outside_availability: flag.optional(),
  })
  .refine((sent) => sent.action !== 'move' || sent.date, { path: ['date'], error: LESSON_MESSAGES.dateMissing })
  .refine((sent) => sent.action !== 'move' || sent.time, { path: ['time'], error: LESSON_MESSAGES.timeMissing });

/**
 * `POST /unplayable`, and `POST /unplayable/preview` which changes nothing: a choice for every affected lesson, all of them
 * kept or none. `close` takes the period out of the hours, `note` tells the players why.
 */
export const unplayableIn = period
  .extend({
    close: flag.default(true),
    note: text(300).nullable().optional(),
    choices: z.array(choice).max(BULK_LIMIT).default([]),
  })
  .refine(inOrder, backwards)
  .refine(withinSpan, tooLong)
  .refine(lasts, tooShort);
export type UnplayableIn = z.output<typeof unplayableIn>;

/** What one player will be sent, once, as it will read. */
const noticePreview = z.object({
  player: personName,
  channels: z.array(z.enum(['push', 'email', 'text'])),
  subject: z.string(),
  lead: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string(), was: z.string().nullable() })),
});
export type NoticePreview = z.output<typeof noticePreview>;
export const unplayablePreview = z.object({ notices: z.array(noticePreview) });
export const unplayableDone = z.object({ moved: z.number(), cancelled: z.number(), told: z.number() });
export type UnplayableDone = z.output<typeof unplayableDone>;
