import { addDays, shiftMonth, toMonth } from '@fairway/time/calendar';

/** A stretch of days that takings are looked at for; its name stands in the page's address. */
export interface Period {
  id: string;
  label: string;
  start: string;
  end: string;
}

const month = (id: string, label: string, of: string): Period => ({
  id,
  label,
  start: `${of}-01`,
  end: addDays(`${shiftMonth(of, 1)}-01`, -1),
});

const calendarYear = (year: number): Period => ({
  id: `year-${year}`,
  label: `Calendar year ${year}`,
  start: `${year}-01-01`,
  end: `${year}-12-31`,
});

/** The tax year of the United Kingdom that begins in a year: 6 April to 5 April. */
const taxYear = (year: number): Period => ({
  id: `tax-${year}`,
  label: `Tax year ${year}/${String((year + 1) % 100).padStart(2, '0')}`,
  start: `${year}-04-06`,
  end: `${year + 1}-04-05`,
});

/** The year in which the tax year of a day begins. */
const taxYearAt = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-06' ? 1 : 0);

/** The periods that are proposed on a day: this month and the last, the tax years and the calendar years that reach it or came before. */
export function listPeriods(today: string): Period[] {
  const year = Number(today.slice(0, 4));
  const tax = taxYearAt(today);
  return [
    month('this-month', 'This month', toMonth(today)),
    month('last-month', 'Last month', shiftMonth(toMonth(today), -1)),
    taxYear(tax),
    taxYear(tax - 1),
    calendarYear(year),
    calendarYear(year - 1),
  ];
}

/** The period that an address names; null for none, and for one that is not proposed any more. */
export const findPeriod = (today: string, id: string | undefined): Period | null =>
  listPeriods(today).find((period) => period.id === id) ?? null;
