import type { DayCounts } from '@fairway/contracts/schedule/schedule';
import { formatDay } from '@fairway/time/phrases';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { DayFace, MonthFrame, type MonthView } from '../MonthFrame/MonthFrame.tsx';
import { lessonsPhrase } from '../lessonsPhrase.ts';
import classes from './DiaryCalendar.module.css';
import type { CSSProperties } from 'react';

export interface DiaryCalendarProps extends MonthView {
  /** Lessons by date; null while on their way. */
  counts: DayCounts | null;
  /** The dates that the page shows. */
  start: string;
  end: string;
  /** Where a day leads. */
  getHref: (date: string) => string;
}

/** How a day looks that holds one or two lessons, three or four, and so on up to seven or more: its tint, and its mark in rem. */
const FULLNESS = [
  { tint: '7%', mark: 0.25 },
  { tint: '13%', mark: 0.5625 },
  { tint: '20%', mark: 0.9375 },
  { tint: '28%', mark: 1.375 },
];
/** The tint of a day of the months beside, however full it is. */
const OUTSIDE = '5%';

const fullness = (count: number, inside: boolean) => {
  const level = FULLNESS[Math.min(FULLNESS.length, Math.ceil(count / 2)) - 1];
  return level && { '--tint': inside ? level.tint : OUTSIDE, '--day-mark': `${level.mark}rem` };
};

/** A month of the diary, each day as dark as it is full and leading to its page. */
export function DiaryCalendar({ counts, start, end, getHref, ...view }: DiaryCalendarProps) {
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
            href={getHref(date)}
            className={`${square.className} ${classes.day}`}
            data-outside={!date.startsWith(view.month) || undefined}
            data-full={count > 0 || undefined}
            style={fullness(count, date.startsWith(view.month)) as CSSProperties}
            aria-label={`${formatDay(date)}, ${counts ? lessonsPhrase(count) : 'loading'}`}
          >
            <DayFace day={date} />
          </AppLink>
        );
      }}
    </MonthFrame>
  );
}
