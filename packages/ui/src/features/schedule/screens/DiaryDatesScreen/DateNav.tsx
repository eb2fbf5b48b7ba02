import { ActionIcon, Box, Group } from '@mantine/core';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { fullDayPhrase } from '../../../../format/days.ts';
import { addDays, daysBetween } from '@fairway/time/calendar';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { proPaths } from '../../../../paths/pro.ts';

export interface DateNavProps {
  start: string;
  end: string;
  onDateChange: (date: string) => void;
}

/** Steps to the dates before and after, as many as are shown, and jumps to any date. */
export function DateNav({ start, end, onDateChange }: DateNavProps) {
  const span = daysBetween(start, end).length;
  const before = addDays(start, -span);
  const after = addDays(start, span);
  const one = span === 1;
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        component={AppLink}
        variant="default"
        w={48}
        c="var(--app-ink)"
        aria-keyshortcuts="ArrowLeft"
        href={proPaths.dates(before, addDays(end, -span))}
        aria-label={`${one ? 'Previous day' : 'Earlier days'}, ${fullDayPhrase(before, start)}`}
      >
        <Icon of={IconChevronLeft} size={24} />
      </ActionIcon>
      <Box flex={1}>
        <DateField
          label="Go to date"
          hideLabel
          name="date"
          value={start}
          onChange={(date) => date !== start && onDateChange(date)}
        />
      </Box>
      <ActionIcon
        component={AppLink}
        variant="default"
        w={48}
        c="var(--app-ink)"
        aria-keyshortcuts="ArrowRight"
        href={proPaths.dates(after, addDays(end, span))}
        aria-label={`${one ? 'Next day' : 'Later days'}, ${fullDayPhrase(after, start)}`}
      >
        <Icon of={IconChevronRight} size={24} />
      </ActionIcon>
    </Group>
  );
}
