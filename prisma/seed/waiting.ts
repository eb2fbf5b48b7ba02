import { askForTime } from '../../apps/server/src/domains/schedule/waiting-list/service.ts';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

/** Who waits for a time of the coach: Saturday mornings are the first to go, and on one day the coach is away. */
export async function waitForTimes({ players }: People, clock: Clock): Promise<void> {
  const [player, second, third] = players;
  if (!player || !second || !third) throw new Error('The demo world has too few players.');
  const saturday = { day: 5, start: '08:00:00', end: '13:00:00' };
  const away = { date: clock.day(17), start: '09:00:00', end: '18:00:00' };
  await askForTime(second, { ...saturday, duration: 60 }, clock.on(-6));
  await askForTime(player, { ...saturday, duration: 30 }, clock.on(-4));
  await askForTime(third, { ...away, duration: 60 }, clock.on(-2));
}
