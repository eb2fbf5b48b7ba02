import type { DayCounts } from '@fairway/contracts/schedule/schedule';
import { formatMonth } from '@fairway/time/phrases';
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconCalendarMonth, IconCalendarWeek } from '@tabler/icons-react';
import { DiaryCalendar } from '../../components/DiaryCalendar/DiaryCalendar.tsx';
import { WeekStrip } from '../../components/WeekStrip/WeekStrip.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { addDays, daysBetween, startOfWeek } from '@fairway/time/calendar';
import { proPaths } from '../../../../paths/pro.ts';

export interface DiaryDaysProps {
  start: string;
  end: string;
  today: string;
  view: 'week' | 'month';
  onViewChange: (view: 'week' | 'month') => void;
  /** The month on view, and the lessons of its six weeks by date; null while on their way. */
  month: string;
  onMonthChange: (month: string) => void;
  counts: DayCounts | null;
}

/** How full the days around are: the week of the date shown, or a month of them. */
export function DiaryDays({ start, end, today, view, onViewChange, month, onMonthChange, counts }: DiaryDaysProps) {
  const monday = startOfWeek(start);
  const other = view === 'week' ? 'month' : 'week';
  return (
    <Stack component="section" gap="xs" aria-label="Days">
      <Group gap="xs" mih={44}>
        {view === 'week' ? (
          <Title order={2} fz="md" fw={620}>
            {formatMonth(start)}
          </Title>
        ) : null}
        {today < start || today > end ? (
          <Button component={AppLink} href={proPaths.dates(today)} variant="subtle" size="compact-md" mih={44}>
            Today
          </Button>
        ) : null}
        <Button
          variant="default"
          ms="auto"
          leftSection={<Icon of={view === 'week' ? IconCalendarMonth : IconCalendarWeek} size={20} />}
          onClick={() => onViewChange(other)}
        >
          {other === 'month' ? 'Month' : 'Week'}
        </Button>
      </Group>
      {view === 'month' ? (
        <DiaryCalendar
          month={month}
          onMonthChange={onMonthChange}
          counts={counts}
          today={today}
          start={start}
          end={end}
          getHref={(date) => proPaths.dates(date)}
        />
      ) : (
        <WeekStrip
          label="Week"
          today={today}
          shown={{ start, end }}
          days={daysBetween(monday, addDays(monday, 6)).map((date) => ({ date, count: counts?.[date] ?? 0 }))}
          getHref={(date) => proPaths.dates(date)}
        />
      )}
    </Stack>
  );
}
