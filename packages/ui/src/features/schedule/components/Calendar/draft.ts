import { DURATIONS, TIME_STEP_MINUTES } from '@fairway/contracts/constants';
import type { CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { formatDay, formatTimes } from '@fairway/time/phrases';
import { formatTime, parseMinute } from '@fairway/time/zoned-time';
import { MINUTES_A_DAY } from '@fairway/time/units';
import { diaryName } from '../../../lessons/components/names.ts';
import { type Axis, placeMinute, readMinute, type Stretch } from './axis.ts';

/** What is being drawn by a finger, a mouse or keys: a lesson to another place or length, or a stretch to be blocked. Places of the axis. */
export interface Draft extends Stretch {
  kind: 'move' | 'resize' | 'block';
  lesson: CalendarLesson | null;
  date: string;
}

/** A lesson at another time, or as long as never before. On the wall clock. */
export interface RequestedMove {
  lesson: CalendarLesson;
  date: string;
  start: string;
  /** Minutes. */
  duration: number;
}

/** A stretch of a date on the wall clock. */
export interface TimeRequest {
  date: string;
  start: string;
  end: string;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const snap = (place: number) => Math.round(place / TIME_STEP_MINUTES) * TIME_STEP_MINUTES;

/** A lesson where it is. */
export const draftFor = (axis: Axis, lesson: CalendarLesson, kind: 'move' | 'resize'): Draft => {
  const start = placeMinute(axis, parseMinute(lesson.start));
  return { kind, lesson, date: lesson.date, start, end: start + lesson.duration };
};

/** The draft with its start at a place; its length stays. */
export function moveDraft(axis: Axis, draft: Draft, date: string, place: number): Draft {
  const length = draft.end - draft.start;
  const start = clamp(snap(place), 0, axis.length - length);
  return { ...draft, date, start, end: start + length };
}

/** The draft with its end near a place, at a length that a lesson may have. */
export function resizeDraft(axis: Axis, draft: Draft, place: number): Draft {
  const wanted = place - draft.start;
  const lengths = DURATIONS.filter((minutes) => draft.start + minutes <= axis.length);
  const [nearest = draft.end - draft.start] = [...lengths].sort(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b,
  );
  return { ...draft, kind: draft.kind === 'block' ? 'block' : 'resize', end: draft.start + nearest };
}

/** The next longer or shorter length that a lesson may have, or the same where there is none. */
export function stepLength(draft: Draft, by: -1 | 1): Draft {
  const length = draft.end - draft.start;
  const others = DURATIONS.filter((minutes) => (by > 0 ? minutes > length : minutes < length));
  const next = (by > 0 ? others[0] : others.at(-1)) ?? length;
  return { ...draft, end: draft.start + next };
}

/** A stretch to be blocked, from where it was begun to where the pointer is; a step at least. */
export function blockDraft(axis: Axis, date: string, anchor: number, place: number): Draft {
  const [low, high] = anchor <= place ? [anchor, place] : [place, anchor];
  const start = clamp(Math.floor(low / TIME_STEP_MINUTES) * TIME_STEP_MINUTES, 0, axis.length - TIME_STEP_MINUTES);
  const end = clamp(Math.ceil(high / TIME_STEP_MINUTES) * TIME_STEP_MINUTES, start + TIME_STEP_MINUTES, axis.length);
  return { kind: 'block', lesson: null, date, start, end };
}

/** The wall clock of a draft. */
export function readDraft(axis: Axis, { date, start, end }: Draft): TimeRequest {
  const from = readMinute(axis, start);
  return { date, start: formatTime(from), end: formatTime(Math.min(readMinute(axis, end), MINUTES_A_DAY)) };
}

export const toRequestedMove = (axis: Axis, draft: Draft & { lesson: CalendarLesson }): RequestedMove => ({
  lesson: draft.lesson,
  date: draft.date,
  start: formatTime(readMinute(axis, draft.start)),
  duration: draft.end - draft.start,
});

/** Whether a lesson is put down where it was lifted. */
export const isUnchanged = ({ lesson, date, start, duration }: RequestedMove): boolean =>
  lesson.date === date && lesson.start === start && lesson.duration === duration;

/** "A. Taylor: Tuesday 24 November, 10:15 to 11:15". */
export function describeDraft(axis: Axis, draft: Draft): string {
  const { date, start, end } = readDraft(axis, draft);
  const what = draft.lesson ? diaryName(draft.lesson) : 'Blocked';
  return `${what}: ${formatDay(date)}, ${formatTimes(start, end)}`;
}
