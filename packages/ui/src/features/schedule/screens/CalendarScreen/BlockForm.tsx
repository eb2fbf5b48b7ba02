import type { TimeRange } from '@fairway/contracts/primitives';
import { parseEndMinute, parseMinute } from '@fairway/time/zoned-time';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { hoursPhrase, sameHours, withoutStretch } from '../../../../format/hours.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { TimeRequest } from '../../components/Calendar/draft.ts';

export interface BlockFormProps {
  requested: TimeRequest;
  /** The hours in force on the date. */
  times: TimeRange[];
  /** Fulfils once the hours left are saved. */
  onBlock: (date: string, left: TimeRange[]) => Promise<unknown>;
}

/** Takes a stretch out of the hours of one date; lessons in it stay. */
export function BlockForm({ requested, times, onBlock }: BlockFormProps) {
  const [{ start, end }, setStretch] = useState({ start: requested.start, end: requested.end });
  const { busy, run } = useSingleFlight(onBlock);
  const backwards = parseEndMinute(end) <= parseMinute(start);
  const left = backwards ? times : withoutStretch(times, { start, end });
  const nothing = sameHours(left, times);
  const words = backwards
    ? 'Please choose an end that is after the start.'
    : nothing
      ? 'You have no hours at this time: there is nothing to block.'
      : left.length > 0
        ? `Still open: ${hoursPhrase(left)}.`
        : 'Nothing is left: players cannot book on this date.';
  return (
    <Form busy={busy} onSubmit={() => void run(requested.date, left)}>
      <Stack>
        <SimpleGrid cols={2} spacing={8} role="group" aria-label="Blocked time">
          <TimeSelect label="From" name="start" value={start} onChange={(next) => setStretch({ start: next, end })} />
          <TimeSelect
            label="To"
            name="end"
            endOfDay
            value={end}
            onChange={(next) => setStretch({ start, end: next })}
          />
        </SimpleGrid>
        <Notice tone="info" role="status">
          {`${words} Lessons already booked stay as they are.`}
        </Notice>
        <Button type="submit" loading={busy} disabled={nothing} data-autofocus>
          Block this time
        </Button>
      </Stack>
    </Form>
  );
}
