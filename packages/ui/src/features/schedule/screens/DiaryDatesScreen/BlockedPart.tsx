import type { TimeRange } from '@fairway/contracts/primitives';
import { parseEndMinute, parseMinute } from '@fairway/time/zoned-time';
import { SimpleGrid, Stack } from '@mantine/core';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { hoursPhrase, sameHours, timeAfter } from '../../../../format/hours.ts';

export interface BlockedPartProps {
  value: TimeRange;
  onChange: (blocked: TimeRange) => void;
  /** The hours of the date, and what is left of them. */
  times: TimeRange[];
  left: TimeRange[];
  error?: string;
}

/** What the form begins with: the first hour of the date, or less where it is shorter. */
export const firstHour = (times: TimeRange[]): TimeRange => {
  const [first = { start: '12:00:00', end: '13:00:00' }] = times;
  const hour = parseMinute(first.start) + 60 <= parseEndMinute(first.end);
  return { start: first.start, end: hour ? timeAfter(first.start, 60) : first.end };
};

const wordsFor = ({ value, times, left }: BlockedPartProps): string => {
  if (parseEndMinute(value.end) <= parseMinute(value.start)) return 'Please choose an end that is after the start.';
  if (sameHours(left, times)) return 'You have no hours at this time: there is nothing to block.';
  return left.length > 0 ? `Still open: ${hoursPhrase(left)}.` : 'Nothing is left: players cannot book on this date.';
};

/** A stretch of one date that players are not offered, with what is left of the date's hours. */
export function BlockedPart(props: BlockedPartProps) {
  const { value, onChange, error } = props;
  return (
    <Stack gap={20}>
      <SimpleGrid cols={2} spacing={8} role="group" aria-label="Blocked time">
        <TimeSelect
          label="From"
          name="blocked.start"
          value={value.start}
          onChange={(start) => onChange({ ...value, start })}
        />
        <TimeSelect
          label="To"
          name="blocked.end"
          endOfDay
          value={value.end}
          onChange={(end) => onChange({ ...value, end })}
          error={error}
        />
      </SimpleGrid>
      <Notice tone="info" role="status">
        {wordsFor(props)} Lessons already booked stay as they are.
      </Notice>
    </Stack>
  );
}
