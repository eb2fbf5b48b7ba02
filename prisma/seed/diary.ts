import { saveSettings } from '../../apps/server/src/domains/users/settings/service.ts';
import { saveDates, saveDay, saveMonths } from '../../apps/server/src/domains/schedule/hours/service.ts';
import { addVenue } from '../../apps/server/src/domains/coaching/venues/service.ts';
import type { Actor } from '../../apps/server/src/app/context.ts';
import type { Clock } from './clock.ts';

const hours = (...stretches: [string, string][]) =>
  stretches.map(([start, end]) => ({ start: `${start}:00`, end: `${end}:00` }));
const WORKDAY = hours(['09:00', '12:30'], ['13:30', '18:00']);

/** Monday first. */
const WEEK = [
  WORKDAY,
  WORKDAY,
  hours(['09:00', '12:30'], ['13:30', '20:00']),
  WORKDAY,
  WORKDAY,
  hours(['08:00', '13:00']),
  hours(['10:00', '14:00']),
];

/** The coach's venues, prices, usual week and one special day. */
export async function openDiary(coach: Actor, clock: Clock): Promise<void> {
  const services = clock.on(-350);
  await addVenue(
    coach,
    {
      name: 'Ashdown Links',
      address: 'Mill Lane, Ashdown, East Sussex TN22 3AA',
      telephone: '01825 555 010',
      website: 'https://ashdown-links.example',
    },
    services,
  );
  await addVenue(
    coach,
    { name: 'Riverside Driving Range', address: 'Wharf Road, Lewes, East Sussex BN7 2LA', telephone: '01273 555 044' },
    clock.on(-349),
  );
  const prices = { lesson_price: 1250, video_lessons_enabled: true, video_lessons_price: 2500 };
  await saveSettings(
    coach,
    { lesson_duration: 60, preffered_lesson_duration: 30, public_page_enabled: true, ...prices },
    services,
    {
      ip: '127.0.0.1',
    },
  );
  await saveMonths(coach, { diary_availability_months: 3 }, services);
  for (const [day, times] of WEEK.entries()) await saveDay(coach, { day, times }, services);
  await saveDates(coach, { start: clock.day(17), end: clock.day(17), times: [] }, clock.present);
}
