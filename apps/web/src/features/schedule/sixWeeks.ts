import { monthWeeks } from '@fairway/time/calendar';

/** The six weeks that a month's page shows. */
export const sixWeeks = (month: string): { start: string; end: string } => {
  const days = monthWeeks(month).flat();
  return { start: days[0] ?? `${month}-01`, end: days.at(-1) ?? `${month}-28` };
};
