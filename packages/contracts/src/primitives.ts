import { LESSON_MESSAGES } from './messages/lessons.ts';
import { z } from 'zod';
import { DURATIONS, TIME_STEP_MINUTES } from './constants.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NO_ROW = '00000000-0000-0000-0000-000000000000';

const readId = (id: string) => (UUID.test(id) ? id.toLowerCase() : NO_ROW);

/** An id on its way in. One that is not even shaped like an id can match no row, so it reads as "not found", never as bad input. */
export const idIn = z.string().transform(readId);
/** An id that may be left out; a blank one, as forms send it, is left out too. */
export const idInOrNone = z.string().transform((id) => (id.trim() === '' ? null : readId(id)));
/** An id on its way out: an opaque string (V2). */
export const id = z.string();

const isRealDate = (date: string) => {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
};

/** Years that people and clocks know, of a date or an instant as ISO 8601 writes it. */
export const isKnownYear = (written: string) => written >= '1900' && written < '2201';

/**
 * Text as people type it, blanks around it taken off. What PostgreSQL cannot keep of it, the server refuses in every input. One that is too
 * long is looked at no further, so that whatever a field asks besides, it asks of a short text alone.
 */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { abort: true })
    .refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'This text has a character that we cannot save. Please remove it and try again.',
    );

/** Browsers send the lines of a form apart by two characters, everything else by one. */
const oneBreak = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value);

/** Text of several lines, as one text or as a list of lines (`specialisms[0]`, `specialisms[1]`). */
export const longText = (max: number) =>
  z.preprocess((value) => oneBreak(isLines(value) ? value.join('\n') : value), text(max));

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

/**
 * A number that forms and queries may send as text. What is blank, yes or no, or a list is none, though JavaScript would
 * read it as 0 or 1: a Monday, a free lesson, a gift.
 */
export const numeric = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? value : undefined),
    schema,
  );

/** A day on the pro's wall clock, `YYYY-MM-DD`, in a year that people and clocks know. */
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please enter a date, such as 2026-11-24.', abort: true })
  .refine(isRealDate, { error: 'That day does not exist.', abort: true })
  .refine(isKnownYear, {
    error: 'Please give a day between the years 1900 and 2200.',
    abort: true,
  });

/** A span of days ends no earlier than it starts. */
export const inOrder = (span: { start: string; end: string }): boolean => span.start <= span.end;
export const backwards = { path: ['end'], error: LESSON_MESSAGES.endsBeforeStart };

/** A time on the pro's wall clock. `HH:MM` and `HH:MM:SS` are taken, `HH:MM:SS` is kept; it falls on a 15-minute step. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$/, { error: 'Please enter a time as HH:MM.', abort: true })
  .refine((value) => Number(value.slice(3, 5)) % TIME_STEP_MINUTES === 0, 'Times go in steps of 15 minutes.')
  .transform((value) => `${value.slice(0, 5)}:00`);

/** A stretch of one day. An `end` of 00:00:00 is the midnight that ends the day (D2). */
export const timeRange = z.object({ start: time, end: time });
export type TimeRange = z.output<typeof timeRange>;

/** An instant, ISO 8601 in UTC. */
export const instant = z.string();

/** Whether PostgreSQL reads the same instant. JavaScript makes the second of March of the thirtieth of February. */
const isRealInstant = (written: string) => {
  const at = new Date(written);
  return !Number.isNaN(at.getTime()) && at.toISOString() === written && isKnownYear(written);
};
const NO_CURSOR = 'This is not where a page of ours ended.';
/** Where a page of a list by time ends: the instant and the id of its last row. */
export const keysetCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    error: NO_CURSOR,
    abort: true,
  })
  .refine((value) => isRealInstant(value.slice(0, 24)), NO_CURSOR);

/** A lesson length in minutes; numbers in strings are taken, as forms send them. */
export const duration = numeric(
  z.coerce
    .number('Please choose a duration.')
    .refine((value) => (DURATIONS as readonly number[]).includes(value), 'Please choose a duration.'),
);

/** A query or form flag: true, false, 1, 0, on, off (V5a). A real boolean is taken too. */
export const flag = z.union([z.boolean(), z.stringbool()], 'Please answer true or false.');

/** Money as a whole number of minor units; the price fields hold 6 characters. */
export const price = numeric(
  z.coerce
    .number('Please enter a price.')
    .int('Please enter a price.')
    .min(0, 'Please enter a price.')
    .max(999_999, 'That price is too high.'),
);

/** A sum of several prices, as somebody was shown it; what it must be, the server knows. */
export const total = numeric(
  z.coerce.number('Please enter a price.').int('Please enter a price.').min(0, 'Please enter a price.'),
);

/** The 1-based page of a list (V5). */
export const page = numeric(z.coerce.number().int().min(1).max(10_000).default(1));

export const personName = z.object({ id, first_name: z.string(), last_name: z.string() });
export type PersonName = z.output<typeof personName>;
