import { clock, formatDay, formatTimes } from '@fairway/time/phrases';
import { formatTime } from '@fairway/time/zoned-time';
import { VisuallyHidden } from '@mantine/core';
import { memo, type MouseEvent } from 'react';
import { percent } from '../percent.ts';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import type { Axis, Stretch } from './axis.ts';
import type { Block, DrawnDay, Gap } from './days.ts';
import { LessonBlock } from './LessonBlock.tsx';
import classes from './Calendar.module.css';

export interface DayColumnProps {
  day: DrawnDay;
  axis: Axis;
  today: string;
  /** The lesson that is on its way to another time. */
  pendingId: string | null;
  /** A free time was chosen: by a pointer at a place of the axis, by keys without one. */
  onGap: (date: string, gap: Gap, clientY: number | null) => void;
}

const styleStretch = ({ start, end }: Stretch, length: number) => ({
  top: percent(start, length),
  height: percent(end - start, length),
});

/** What a day is, for who hears it: "Tuesday 24 November, 2 lessons, open 09:00 to 18:00". */
const describeDay = ({ date, blocks, hours, special }: DrawnDay): string => {
  const open = hours.map(({ start, end }) => formatTimes(formatTime(start), formatTime(end))).join(', ');
  const words = hours.length > 0 ? `open ${open}` : special ? 'day off' : 'closed';
  return `${formatDay(date)}, ${lessonsPhrase(blocks.length)}, ${words}${special && hours.length > 0 ? ', special hours' : ''}`;
};

const isBlock = (item: Block | Gap): item is Block => 'lesson' in item;

/** One day of the calendar: its hours, its lessons, and the free times between them. */
export const DayColumn = memo(function DayColumn({ day, axis, today, pendingId, onGap }: DayColumnProps) {
  const { length } = axis;
  const { date, open, special, skipped, blank, blocks, gaps } = day;
  const items = [...blocks, ...gaps].toSorted((a, b) => a.start - b.start);
  return (
    <div
      className={classes.day}
      role="group"
      aria-label={describeDay(day)}
      data-day={date}
      data-today={date === today || undefined}
      data-past={date < today || undefined}
    >
      {open.map((stretch) => (
        <div
          key={stretch.start}
          className={classes.open}
          data-special={special || undefined}
          style={styleStretch(stretch, length)}
        />
      ))}
      {skipped ? (
        <div className={classes.noTime} style={styleStretch(skipped, length)}>
          Clocks go forward
        </div>
      ) : null}
      {blank ? <div className={classes.noTime} style={styleStretch(blank, length)} /> : null}
      {items.map((item) =>
        isBlock(item) ? (
          <LessonBlock key={item.lesson.id} block={item} length={length} pending={item.lesson.id === pendingId} />
        ) : (
          <button
            key={`gap ${item.from}`}
            type="button"
            className={classes.gap}
            style={styleStretch(item, length)}
            tabIndex={-1}
            data-item
            onClick={(event: MouseEvent) => onGap(date, item, event.detail === 0 ? null : event.clientY)}
          >
            <span className={VisuallyHidden.classes.root}>
              {`Free ${formatTimes(formatTime(item.from), formatTime(item.until))}, book or block`}
            </span>
            <span className={classes.gapHint} aria-hidden>
              {`${clock(formatTime(item.from))} free`}
            </span>
          </button>
        ),
      )}
    </div>
  );
});
