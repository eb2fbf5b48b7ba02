import type { DayCounts } from '@fairway/contracts/diary';
import { monthPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { IconCalendarMonth, IconCalendarWeek } from '@tabler/icons-react';
import { DiaryCalendar } from '../../../components/diary/DiaryCalendar/DiaryCalendar.tsx';
import { WeekStrip } from '../../../components/diary/WeekStrip/WeekStrip.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { addDays, daysBetween, weekday } from '../../../format/months.ts';
import { proPaths } from '../paths.ts';
import classes from './DiaryDays.module.css';

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
  const monday = addDays(start, -weekday(start));
  const other = view === 'week' ? 'month' : 'week';
  return (
    <section className={classes.days} aria-label="Days">
      <div className={classes.head}>
        {view === 'week' ? <h2 className={classes.month}>{monthPhrase(start)}</h2> : null}
        {today < start || today > end ? (
          <Button component={AppLink} href={proPaths.dates(today)} variant="subtle" size="compact-md" mih={44}>
            Today
          </Button>
        ) : null}
        <Button
          variant="default"
          className={classes.switch}
          leftSection={<Icon of={view === 'week' ? IconCalendarMonth : IconCalendarWeek} size={20} />}
          onClick={() => onViewChange(other)}
        >
          {other === 'month' ? 'Month' : 'Week'}
        </Button>
      </div>
      {view === 'month' ? (
        <DiaryCalendar
          month={month}
          onMonthChange={onMonthChange}
          counts={counts}
          today={today}
          start={start}
          end={end}
          hrefOf={(date) => proPaths.dates(date)}
        />
      ) : (
        <WeekStrip
          label="Week"
          today={today}
          shown={{ start, end }}
          days={daysBetween(monday, addDays(monday, 6)).map((date) => ({ date, count: counts?.[date] ?? 0 }))}
          hrefOf={(date) => proPaths.dates(date)}
        />
      )}
    </section>
  );
}
