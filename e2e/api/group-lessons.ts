import { addDays, toDate } from '@fairway/time/calendar';
import { aPlayer, type TestUser } from '@fairway/server/test/builders';
import { toActor } from '@fairway/server/test/calls';
import type { AppServices } from '../../apps/server/src/app/context.ts';
import { createGroupLesson } from '../../apps/server/src/domains/lessons/group-lessons/service.ts';
import { joinGroupLesson } from '../../apps/server/src/domains/lessons/group-places/service.ts';

/** Group lessons of the pro's, each for one call: with a place free, without one, and to be changed or cancelled. */
export interface GroupLessons {
  open_id: string;
  full_id: string;
  cancelled_id: string;
}

/** Makes them, 15 days ahead and more; the places of the full one are others'. */
export async function groupLessons(services: AppServices, pro: TestUser): Promise<GroupLessons> {
  const coach = toActor(pro);
  const make = async (start: string, end: string) => {
    const time = [{ start, end }];
    const date = addDays(toDate(Date.now()), 15);
    const terms = { payment_type: 'on_day', price: 2000 } as const;
    return (
      await createGroupLesson(coach, { title: 'Clinic', places: 2, duration: 60, date, time, ...terms }, services)
    ).id;
  };
  const full_id = await make('09:00:00', '10:00:00');
  for (const first_name of ['Gwen', 'Theo']) {
    const { id } = await aPlayer(services.db, pro, { first_name });
    await joinGroupLesson(coach, { id: full_id, player_id: id }, services);
  }
  return {
    full_id,
    open_id: await make('10:00:00', '11:00:00'),
    cancelled_id: await make('11:00:00', '12:00:00'),
  };
}
