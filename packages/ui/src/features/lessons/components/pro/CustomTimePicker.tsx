import { formatTimes } from '@fairway/time/phrases';
import { formatTime, parseMinute } from '@fairway/time/zoned-time';
import { Button, Stack, Text } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { timeAfter } from '../../../../format/hours.ts';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import type { AnyTimeChoice } from '../../../schedule/components/SlotPicker/choice.ts';

export interface CustomTimePickerProps {
  choice: AnyTimeChoice;
  onChoose: (choice: AnyTimeChoice) => void;
  timezone: string;
}

const FIRST = '09:00:00';
const HOUR = 60;

/** The next full hour of today, or the morning of another day. */
function firstTime(date: string, now: Date, timezone: string): string {
  if (date !== dayAt(now, timezone)) return FIRST;
  const minute = parseMinute(timeAt(now, timezone));
  return formatTime(Math.ceil((minute + 1) / HOUR) * HOUR);
}

/** Any start of the chosen day, outside the coach's hours too, after a warning. */
export function CustomTimePicker({ choice, onChoose, timezone }: CustomTimePickerProps) {
  const now = useNow();
  const panelRef = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const { date, time, duration, outside } = choice;

  useEffect(() => {
    if (!outside || !opened.current) return;
    opened.current = false;
    panelRef.current?.querySelector('select')?.focus();
  }, [outside]);

  if (!date) return null;
  if (!outside) {
    const open = () => {
      opened.current = true;
      onChoose({ ...choice, time: firstTime(date, now, timezone), outside: true });
    };
    return (
      <Button
        variant="default"
        leftSection={<Icon of={IconClockPlus} size={20} />}
        onClick={open}
        mt="md"
        style={{ alignSelf: 'flex-start' }}
      >
        Another time
      </Button>
    );
  }
  const start = time ?? FIRST;
  return (
    <Stack gap="sm" mt="md" ref={panelRef} role="group" aria-label="Another time">
      <Notice tone="warning" role="status" title="Outside the free times">
        Your hours or booking limits exclude this time, so players cannot book it. It cannot overlap another lesson.
      </Notice>
      <TimeSelect label="Start" name="start" value={start} onChange={(next) => onChoose({ ...choice, time: next })} />
      <Text c="dimmed" fz="sm" className="tabular">
        {formatTimes(start, timeAfter(start, duration))}
      </Text>
      <Button variant="subtle" onClick={() => onChoose({ ...choice, time: null, outside: false })}>
        Back to the free times
      </Button>
    </Stack>
  );
}
