import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, lastDayOfMonth, shiftMonth, startOfWeek, toMonth } from '@fairway/time/calendar';

export interface DayFocusOptions {
  month: string;
  onMonthChange: (month: string) => void;
  value: string | null;
  today: string;
  minDay?: string;
  maxDay?: string;
}

/** The day a key leads to from `day`, or null for a key that does not move. */
const keyTarget = (key: string, day: string): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
};

const within = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day);

/** One day of the month is in the tab order; the keys move it, over the edge of the month too. */
export function useDayFocus({ month, onMonthChange, value, today, minDay, maxDay }: DayFocusOptions) {
  const gridRef = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const [last, setLast] = useState<string | null>(null);
  const wanted = [last, value, today].find((day) => day && toMonth(day) === month);
  const focusDay = within(wanted ?? `${month}-01`, `${month}-01`, lastDayOfMonth(month));

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus();
  }, [focusDay]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day;
    const target = from ? keyTarget(event.key, from) : null;
    if (!from || !target) return;
    event.preventDefault();
    const earliest = minDay ? `${toMonth(minDay)}-01` : `${shiftMonth(toMonth(today), -120)}-01`;
    const latest = lastDayOfMonth(maxDay ? toMonth(maxDay) : shiftMonth(toMonth(today), 120));
    const to = within(target, earliest, latest);
    if (to === from) return;
    moved.current = true;
    setLast(to);
    if (toMonth(to) !== month) onMonthChange(toMonth(to));
  };

  return { gridRef, focusDay, onKeyDown, onFocusDay: setLast };
}
