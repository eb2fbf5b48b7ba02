import type { TimeRange } from '@fairway/contracts/primitives';
import { parseEndMinute, parseMinute } from '@fairway/time/zoned-time';
import { Box } from '@mantine/core';
import classes from './HoursBar.module.css';
import { percent } from '../percent.ts';

/** Minutes of the day between which bars are drawn. */
export interface BarWindow {
  from: number;
  until: number;
}

/** From 7 to 21, or wider by whole hours where hours reach further. */
export function barWindow(ranges: readonly TimeRange[]): BarWindow {
  const starts = ranges.map(({ start }) => Math.floor(parseMinute(start) / 60) * 60);
  const ends = ranges.map(({ end }) => Math.ceil(parseEndMinute(end) / 60) * 60);
  return { from: Math.min(7 * 60, ...starts), until: Math.max(21 * 60, ...ends) };
}

/** A day as a bar with its open hours filled in. A picture beside the words, so a screen reader skips it. */
export function HoursBar({ ranges, window: { from, until } }: { ranges: readonly TimeRange[]; window: BarWindow }) {
  const share = (minutes: number) => percent(minutes, until - from);
  return (
    <Box component="span" pos="relative" display="block" className={classes.bar} aria-hidden>
      {ranges.map(({ start, end }) => (
        <span
          key={start}
          className={classes.open}
          style={{
            insetInlineStart: share(parseMinute(start) - from),
            width: share(parseEndMinute(end) - parseMinute(start)),
          }}
        />
      ))}
    </Box>
  );
}
