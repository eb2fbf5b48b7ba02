import type { Calendar } from '@fairway/contracts/schedule/schedule';
import { formatTime, parseMinute, toInstant, toZoned } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';
import { Box } from '@mantine/core';
import { type CSSProperties, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { percent } from '../percent.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { createAxis, listHours, placeInstant, readMinute } from './axis.ts';
import { DayColumn } from './DayColumn.tsx';
import { DayHeads } from './DayHeads.tsx';
import { drawDays, findOpening, findUsed, type Gap } from './days.ts';
import { DraftBlock } from './DraftBlock.tsx';
import { isUnchanged, type RequestedMove, readDraft, type TimeRequest, toRequestedMove, type Draft } from './draft.ts';
import { createDraftStore } from './draftStore.ts';
import { useCalendarDrag } from './useCalendarDrag.ts';
import { useCalendarKeys } from './useCalendarKeys.ts';
import classes from './Calendar.module.css';

export interface CalendarGridProps {
  calendar: Calendar;
  /** The dates on view, side by side. */
  dates: readonly string[];
  /** Where a date's head leads. */
  getHref: (date: string) => string;
  /** A lesson on its way to another time, which is drawn there. */
  pending: RequestedMove | null;
  /** A lesson was moved or pulled. */
  onLesson: (requested: RequestedMove) => void;
  /** A free time was chosen: for a lesson that begins there, or a stretch to be blocked. */
  onTime: (what: 'book' | 'block', requested: TimeRequest) => void;
}

const STEP = 30;

/** The lessons with the one that is on its way at its new time. */
function withPending({ lessons, ...calendar }: Calendar, pending: RequestedMove | null): Calendar {
  if (!pending) return { lessons, ...calendar };
  const { lesson, date, start, duration } = pending;
  const { at } = toInstant(calendar.timezone, date, parseMinute(start));
  const ends_at = at + duration * MINUTE_MS;
  const end = formatTime(toZoned(calendar.timezone, ends_at).minute);
  const moved = {
    ...lesson,
    date,
    start,
    end,
    duration,
    starts_at: new Date(at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
  };
  return { ...calendar, lessons: lessons.map((each) => (each.id === lesson.id ? moved : each)) };
}

/** Days side by side on one scale: hours, lessons, free times, and the line of now. */
export function CalendarGrid({ calendar, dates, getHref, pending, onLesson, onTime }: CalendarGridProps) {
  const now = useNow();
  const zone = calendar.timezone;
  const today = toZoned(zone, now.getTime()).date;
  const axis = useMemo(() => createAxis(zone, dates), [zone, dates]);
  const days = useMemo(
    () => drawDays(axis, withPending(calendar, pending), dates, now.getTime()),
    [axis, calendar, pending, dates, now],
  );
  const [store] = useState(createDraftStore);
  const bodyRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);

  const findLesson = (id: string) => calendar.lessons.find((lesson) => lesson.id === id);
  const onDrop = (draft: Draft) => {
    if (!draft.lesson) return onTime('block', readDraft(axis, draft));
    const requested = toRequestedMove(axis, { ...draft, lesson: draft.lesson });
    if (!isUnchanged(requested)) onLesson(requested);
  };
  const { onPointerDown, locate } = useCalendarDrag({ axis, dates, bodyRef, scrollerRef, store, findLesson, onDrop });
  const keys = useCalendarKeys({ axis, dates, bodyRef, store, findLesson, onDrop });

  const told = useRef({ onTime, locate, axis });
  useLayoutEffect(() => {
    told.current = { onTime, locate, axis };
  });
  const onGap = useCallback((date: string, gap: Gap, clientY: number | null) => {
    const { axis: scale, locate: find, onTime: tell } = told.current;
    const minute = clientY === null ? gap.from : readMinute(scale, find({ x: 0, y: clientY }).place);
    const start = Math.min(Math.max(Math.floor(minute / STEP) * STEP, gap.from), gap.until - 15);
    tell('book', { date, start: formatTime(start), end: formatTime(gap.until) });
  }, []);

  // Opened where the day begins, before anything is painted.
  const opening = findOpening(days);
  const opened = useRef('');
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const body = bodyRef.current;
    const key = dates.join();
    if (!scroller || !body || opened.current === key) return;
    opened.current = key;
    scroller.scrollTop = (opening / axis.length) * body.offsetHeight;
  }, [dates, opening, axis]);

  const used = findUsed(days);
  const printed = { '--from': used.start, '--to': used.end };
  const nowAt = dates.includes(today) ? placeInstant(axis, today, now.getTime()) : null;
  return (
    <div
      className={classes.calendar}
      style={{ '--days': dates.length, '--length': axis.length, ...printed } as CSSProperties}
      data-single={dates.length === 1 || undefined}
    >
      <Box ref={scrollerRef} className={classes.scroller} tabIndex={0} role="region" aria-label="Calendar">
        {dates.length > 1 ? <DayHeads days={days} today={today} getHref={getHref} /> : null}
        <div className={classes.window}>
          <div className={classes.sheet}>
            <div className={classes.hours} aria-hidden>
              {listHours(axis).map(({ hour, place, again }) => (
                <span
                  key={place}
                  className={classes.hour}
                  data-again={again || undefined}
                  style={{ top: percent(place, axis.length) }}
                >
                  {`${String(hour).padStart(2, '0')}:00`}
                </span>
              ))}
            </div>
            <Box
              ref={bodyRef}
              className={classes.body}
              onPointerDown={onPointerDown}
              onKeyDown={keys.onKeyDown}
              onFocus={keys.onFocus}
              onBlur={keys.onBlur}
            >
              {days.map((day) => (
                <DayColumn
                  key={day.date}
                  day={day}
                  axis={axis}
                  today={today}
                  pendingId={pending?.lesson.id ?? null}
                  onGap={onGap}
                />
              ))}
              {nowAt === null ? null : (
                <div
                  className={classes.now}
                  aria-hidden
                  style={{ top: percent(nowAt, axis.length), '--at': dates.indexOf(today) } as CSSProperties}
                />
              )}
              <DraftBlock store={store} axis={axis} dates={dates} />
            </Box>
          </div>
        </div>
      </Box>
    </div>
  );
}
