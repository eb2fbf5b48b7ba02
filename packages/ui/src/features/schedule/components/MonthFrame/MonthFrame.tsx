import { formatMonth } from '@fairway/time/phrases';
import { ActionIcon, Card, Group, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { monthWeeks, shiftMonth } from '@fairway/time/calendar';
import { WEEKDAYS } from '../../../../format/week.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './MonthFrame.module.css';
import { useDayFocus } from './useDayFocus.ts';

/** A month on view, and the way to others. */
export interface MonthView {
  /** The month on view, `YYYY-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  /** Today on the pro's calendar, `YYYY-MM-DD`. */
  today: string;
}

export interface MonthFrameProps extends MonthView {
  /** What the days are for, for a screen reader: "Date of the lesson". */
  label: string;
  /** The level of the month's heading. */
  level: 2 | 3;
  /** The first and the last day that can be looked at; the arrows stop there. */
  minDay?: string;
  maxDay?: string;
  /** Where the keys begin. */
  value: string | null;
  isChosen: (day: string) => boolean;
  /** True while what marks the days is on its way. */
  busy: boolean;
  /** Draws the days of the months beside too; else their squares are empty. */
  beside?: boolean;
  /** Draws a day as a button or link that takes the square's props. */
  children: (day: string, square: DaySquare) => ReactNode;
}

/** What the button or link of a day takes over from the frame: its looks, and its place among the keys. */
export interface DaySquare {
  className: string | undefined;
  'data-day': string;
  'data-chosen': true | undefined;
  'data-today': true | undefined;
  'aria-current': 'date' | undefined;
  tabIndex: number;
  onFocus: () => void;
}

/** A day's number, with its mark. */
export function DayFace({ day }: { day: string }) {
  return (
    <>
      {Number(day.slice(8))}
      <span className={classes.mark} />
    </>
  );
}

/** A month of days between its arrows. Arrows, Home, End and Page keys walk through it, over the edge of the month too. */
export function MonthFrame(props: MonthFrameProps) {
  const { month, onMonthChange, today, label, level, minDay, maxDay, value, isChosen, busy, beside, children } = props;
  const id = useId();
  const { gridRef, focusDay, onKeyDown, onFocusDay } = useDayFocus({
    month,
    onMonthChange,
    value,
    today,
    minDay,
    maxDay,
  });
  const arrow = (by: -1 | 1) => {
    const other = shiftMonth(month, by);
    const isBeyond =
      by < 0 ? minDay !== undefined && other < minDay.slice(0, 7) : maxDay !== undefined && other > maxDay.slice(0, 7);
    return (
      <ActionIcon
        size={48}
        c={isBeyond ? 'var(--app-control-border)' : 'var(--app-ink)'}
        className={classes.arrow}
        disabled={isBeyond}
        onClick={() => onMonthChange(other)}
        aria-label={`${by < 0 ? 'Previous' : 'Next'} month, ${formatMonth(`${other}-01`)}`}
      >
        <Icon of={by < 0 ? IconChevronLeft : IconChevronRight} size={24} />
      </ActionIcon>
    );
  };
  const square = (day: string, inside: boolean): DaySquare => ({
    className: classes.day,
    'data-day': day,
    'data-chosen': isChosen(day) || undefined,
    'data-today': day === today || undefined,
    'aria-current': day === today ? 'date' : undefined,
    tabIndex: day === focusDay ? 0 : -1,
    onFocus: () => inside && onFocusDay(day),
  });
  return (
    <Card p="xs" role="group" aria-label={label}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        {arrow(-1)}
        <Title order={level} fz="lg" id={id} aria-live="polite">
          {formatMonth(`${month}-01`)}
        </Title>
        {arrow(1)}
      </Group>
      <table
        className={`tabular ${classes.grid}`}
        role="grid"
        aria-labelledby={id}
        aria-busy={busy}
        ref={gridRef}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <Text key={name} component="th" scope="col" abbr={name} h={32} c="dimmed" fz="xs" fw={560}>
                {name.slice(0, 2)}
              </Text>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const inside = day.startsWith(month);
                if (!inside && !beside) return <td key={day} className={classes.cell} />;
                return (
                  <td key={day} className={classes.cell} aria-selected={isChosen(day)}>
                    {children(day, square(day, inside))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
