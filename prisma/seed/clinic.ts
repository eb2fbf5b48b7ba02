import { addDays, dayOfWeek } from '@fairway/time/calendar';
import { createGroupLesson } from '../../apps/server/src/domains/lessons/group-lessons/service.ts';
import { joinGroupLesson } from '../../apps/server/src/domains/lessons/group-places/service.ts';
import type { Clock } from './clock.ts';
import type { People } from './people.ts';

const SUNDAY = 6;

/** The first Sunday eight days from today or later. */
function findSunday({ day }: Clock): string {
  const first = day(8);
  return addDays(first, (SUNDAY - dayOfWeek(first) + 7) % 7);
}

/** A clinic of the coach's on a Sunday afternoon of next week or the one after, when they give no other lessons; three players have a place, and it is open to the demo player. */
export async function planClinic({ coach, players }: People, clock: Clock): Promise<void> {
  const { id } = await createGroupLesson(
    coach,
    {
      title: 'Short game clinic',
      places: 6,
      duration: 60,
      date: findSunday(clock),
      time: [{ start: '15:00:00', end: '16:00:00' }],
      payment_type: 'either',
      credits: 2,
      price: 2500,
      note: 'Chipping and bunkers. Bring a sand wedge.',
      outside_availability: true,
    },
    clock.on(-5),
  );
  for (const player of players.slice(2, 5)) await joinGroupLesson(player, { id, payment_type: 'on_day' }, clock.on(-3));
}
