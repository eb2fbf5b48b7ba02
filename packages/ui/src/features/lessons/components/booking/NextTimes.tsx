import { clock, formatShortDay, formatWhen } from '@fairway/time/phrases';
import { Stack, Text } from '@mantine/core';
import { sameTimePhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { useOwnClocks } from '../../../schedule/components/SlotPicker/useOwnClock.ts';
import { listProposed, nameTime, PROPOSED } from './proposed.ts';
import type { ProposedTimes } from './types.ts';

export interface NextTimesProps {
  next: ProposedTimes;
  choice: SlotChoice;
  timezone: string;
  onChange: (choice: SlotChoice) => void;
}

/** The next free times, each a booking's date and time in one tap; the same time as last time is the first of them. */
export function NextTimes({ next, choice, timezone, onChange }: NextTimesProps) {
  const today = dayAt(useNow(), timezone);
  const ownClock = useOwnClocks(timezone);
  const proposed = listProposed(next);
  const chosen = choice.date && choice.time ? nameTime({ date: choice.date, start: choice.time }) : null;
  return (
    <Stack>
      {next.missed ? (
        <Notice tone="warning" role="status">
          The same time is not free. Please choose another.
        </Notice>
      ) : null}
      {proposed.length === 0 ? (
        <Text c="dimmed" fz="sm" role="status">
          {`No free times in the next ${PROPOSED.weeks} weeks.`}
        </Text>
      ) : (
        <RadioTiles
          label="Next free times"
          name="next_time"
          columns={2}
          wideColumns={3}
          options={proposed.map((time) => {
            const { date, start, end } = time;
            const again = time === next.same_time ? sameTimePhrase(date, today) : null;
            const own = ownClock(date, start)?.text;
            return {
              value: nameTime(time),
              label: `${formatShortDay(date)}, ${clock(start)}`,
              detail: again ?? (own ? `${own} where you are` : `until ${clock(end)}`),
              spoken: [again, formatWhen(time), own].filter(Boolean).join(', '),
              disabled: next.stale,
            };
          })}
          value={chosen}
          onChange={(value) => {
            const time = proposed.find((each) => nameTime(each) === value);
            if (time) onChange({ duration: next.duration, date: time.date, time: time.start });
          }}
        />
      )}
    </Stack>
  );
}
