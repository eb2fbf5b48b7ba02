import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { addDays, addMonths, lastDayOfMonth, startOfWeek, toMonth } from '@fairway/time/calendar';
import { proPaths } from '../../../../paths/pro.ts';
import { CALENDAR_VIEWS, type CalendarView } from './calendarText.ts';
import classes from './CalendarScreen.module.css';

const LABELS: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** The date that a step leads to. */
export const stepDate = (view: CalendarView, date: string, by: -1 | 1): string =>
  view === 'month' ? addMonths(date, by) : addDays(date, view === 'week' ? by * 7 : by);

/** The same dates as a list. */
function listHref(view: CalendarView, date: string): string {
  if (view === 'day') return proPaths.dates(date);
  if (view === 'week') return proPaths.dates(startOfWeek(date), addDays(startOfWeek(date), 6));
  return proPaths.dates(`${toMonth(date)}-01`, lastDayOfMonth(toMonth(date)));
}

export interface CalendarBarProps {
  view: CalendarView;
  date: string;
  today: string;
}

/** Previous, today, next, and the ways to look. */
export function CalendarBar({ view, date, today }: CalendarBarProps) {
  const step = (by: -1 | 1, icon: typeof IconChevronLeft) => (
    <ActionIcon
      component={AppLink}
      href={proPaths.calendar(view, stepDate(view, date, by))}
      variant="default"
      size={44}
      radius="md"
      c="var(--app-ink)"
      aria-label={`${by < 0 ? 'Previous' : 'Next'} ${view}`}
    >
      <Icon of={icon} size={22} />
    </ActionIcon>
  );
  return (
    <Group gap="xs" className={classes.bar}>
      <Group gap={6}>
        {step(-1, IconChevronLeft)}
        <Button component={AppLink} href={proPaths.calendar(view, today)} variant="default" px="sm">
          Today
        </Button>
        {step(1, IconChevronRight)}
      </Group>
      <nav className={classes.views} aria-label="View">
        {CALENDAR_VIEWS.map((each) => (
          <AppLink
            key={each}
            href={proPaths.calendar(each, date)}
            className={classes.view}
            aria-current={each === view ? 'true' : undefined}
          >
            {LABELS[each]}
          </AppLink>
        ))}
        <AppLink href={listHref(view, date)} className={classes.view}>
          List
        </AppLink>
      </nav>
    </Group>
  );
}
