import type { DayCounts } from '@fairway/contracts/diary';
import { dayPhrase } from '@fairway/contracts/phrases';
import { AppLink } from '../../Link/AppLink.tsx';
import { DayFace, MonthFrame, type MonthView } from '../../MonthFrame/MonthFrame.tsx';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import classes from './DiaryCalendar.module.css';

export interface DiaryCalendarProps extends MonthView {
  /** Lessons by date; null while on their way. */
  counts: DayCounts | null;
  /** The dates that the page shows. */
  start: string;
  end: string;
  /** Where a day leads. */
  hrefOf: (date: string) => string;
}

/** How full a day looks: 0 for none, 4 for seven lessons or more. */
const density = (count: number) => Math.min(4, Math.ceil(count / 2));

/** A month of the diary, each day as dark as it is full and leading to its page. */
export function DiaryCalendar({ counts, start, end, hrefOf, ...view }: DiaryCalendarProps) {
  return (
    <MonthFrame
      {...view}
      label="Month"
      level={2}
      value={start}
      isChosen={(date) => date >= start && date <= end}
      busy={counts === null}
      beside
    >
      {(date, square) => {
        const count = counts?.[date] ?? 0;
        return (
          <AppLink
            {...square}
            href={hrefOf(date)}
            className={`${square.className} ${classes.day}`}
            data-outside={!date.startsWith(view.month) || undefined}
            data-density={density(count) || undefined}
            aria-label={`${dayPhrase(date)}, ${counts ? lessonsPhrase(count) : 'loading'}`}
          >
            <DayFace day={date} />
          </AppLink>
        );
      }}
    </MonthFrame>
  );
}
