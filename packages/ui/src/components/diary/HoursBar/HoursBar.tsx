import type { TimeRange } from '@fairway/contracts/primitives';
import { endMinuteOf, minuteOf } from '../../../format/week.ts';
import classes from './HoursBar.module.css';

/** Minutes of the day between which bars are drawn. */
export interface BarWindow {
  from: number;
  until: number;
}

/** From 7 to 21, or wider by whole hours where hours reach further. */
export function barWindow(ranges: readonly TimeRange[]): BarWindow {
  const starts = ranges.map(({ start }) => Math.floor(minuteOf(start) / 60) * 60);
  const ends = ranges.map(({ end }) => Math.ceil(endMinuteOf(end) / 60) * 60);
  return { from: Math.min(7 * 60, ...starts), until: Math.max(21 * 60, ...ends) };
}

/** A day as a bar with its open hours filled in. A picture beside the words, so a screen reader skips it. */
export function HoursBar({ ranges, window: { from, until } }: { ranges: readonly TimeRange[]; window: BarWindow }) {
  const share = (minutes: number) => `${(minutes / (until - from)) * 100}%`;
  return (
    <span className={classes.bar} aria-hidden>
      {ranges.map(({ start, end }) => (
        <span
          key={start}
          className={classes.open}
          style={{ insetInlineStart: share(minuteOf(start) - from), width: share(endMinuteOf(end) - minuteOf(start)) }}
        />
      ))}
    </span>
  );
}
