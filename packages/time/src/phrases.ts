/** Dates and times as people say them; the mails and the screens share these. */

const LOCALE = 'en-GB';
const formats = new Map<string, Intl.DateTimeFormat>();

const format = (zone: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${zone} ${JSON.stringify(options)}`;
  let found = formats.get(key);
  if (!found) formats.set(key, (found = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone })));
  return found;
};

/** The middle of a calendar day in UTC: safe to format as that day in UTC. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** `2026-11-24` → "Tuesday 24 November". */
export const formatDay = (date: string): string =>
  format('UTC', { weekday: 'long', day: 'numeric', month: 'long' }).format(noon(date)).replace(',', '');

/** `2026-11-24` → "Tue 24 Nov". */
export const formatShortDay = (date: string): string =>
  format('UTC', { weekday: 'short', day: 'numeric', month: 'short' }).format(noon(date)).replace(',', '');

/** `2026-11-24` → "24 November 2026". */
export const formatDate = (date: string): string =>
  format('UTC', { day: 'numeric', month: 'long', year: 'numeric' }).format(noon(date));

/** `2026-11-24` → "November 2026". */
export const formatMonth = (date: string): string =>
  format('UTC', { month: 'long', year: 'numeric' }).format(noon(date));

/** `09:00:00` → "09:00". */
export const clock = (time: string): string => time.slice(0, 5);

const MIDNIGHT = '00:00';

/** "10:00 to 11:00"; "10:23" for an instant. From midnight to midnight is a whole day, and no instant. */
export const formatTimes = (start: string, end: string): string =>
  start === end && clock(start) !== MIDNIGHT ? clock(start) : `${clock(start)} to ${clock(end)}`;

/** "Tuesday 24 November, 10:00 to 11:00". */
export const formatWhen = (at: { date: string; start: string; end: string }): string =>
  `${formatDay(at.date)}, ${formatTimes(at.start, at.end)}`;

/** "GMT", "BST", "GMT+2": the zone's name at an instant. */
export const formatZone = (instant: string, zone: string): string =>
  format(zone, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** The wall clock of `zone` at an instant: "Tuesday 24 November, 18:00". */
export const formatInZone = (instant: string, zone: string): string => {
  const at = new Date(instant);
  const day = format(zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(at).replace(',', '');
  return `${day}, ${format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)}`;
};

/** 90 → "1 hour 30 minutes". */
export const formatDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [hours && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest && `${rest} minutes`];
  return words.filter(Boolean).join(' ');
};

/** The greeting of an hour of the day: `HH:MM` → "Good morning". */
export const greeting = (time: string): string => {
  if (time >= '04:00' && time < '12:00') return 'Good morning';
  return time >= '12:00' && time < '17:30' ? 'Good afternoon' : 'Good evening';
};
