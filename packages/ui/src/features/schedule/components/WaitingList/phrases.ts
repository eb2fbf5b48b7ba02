import type { WaitingRequest } from '@fairway/contracts/schedule/waiting-list';
import { clock, formatDuration } from '@fairway/time/phrases';
import { weekdayLabel } from '../../../../format/week.ts';
import { fullDayPhrase } from '../../../../format/days.ts';

const sayTime = (time: string, midnight: string): string => (clock(time) === '00:00' ? midnight : clock(time));

/** "Thursday 26 November", or "Every Thursday". */
export const wishDay = ({ date, day }: Pick<WaitingRequest, 'date' | 'day'>, today: string): string =>
  date === null ? `Every ${weekdayLabel(day ?? 0)}` : fullDayPhrase(date, today);

/** "1 hour between 09:00 and 12:00". */
export const wishWindow = ({ start, end, duration }: Pick<WaitingRequest, 'start' | 'end' | 'duration'>): string =>
  start === end
    ? `${formatDuration(duration)} at any time`
    : `${formatDuration(duration)} between ${sayTime(start, 'midnight')} and ${sayTime(end, 'midnight')}`;
