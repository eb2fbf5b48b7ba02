import type { Db } from '@fairway/db/client';
import { planClinic } from './clinic.ts';
import { createClock, type Raising } from './clock.ts';
import { openDiary } from './diary.ts';
import { packBags } from './kit.ts';
import { liveThroughLessons } from './lessons.ts';
import { writeMessages } from './messages.ts';
import { openShop } from './offers.ts';
import { addPeople } from './people.ts';
import { practiseSkills } from './practice.ts';
import { practise } from './drills.ts';
import { writeProfile } from './profile.ts';
import { waitForTimes } from './waiting.ts';

/** Raises the demo world of the running contract, through the services, with dates that follow today's. */
export async function raiseWorld(db: Db, at: Raising): Promise<void> {
  const clock = createClock(db, at);
  const people = await addPeople(clock);
  await writeProfile(people.coach, clock);
  await openShop(people.coach, clock);
  await openDiary(people.coach, clock);
  await liveThroughLessons(people, clock);
  await planClinic(people, clock);
  await waitForTimes(people, clock);
  await writeMessages(people, clock);
  await packBags(people, clock);
  await practiseSkills(people, clock);
  await practise(people, clock);
  // The demo world's history was told long ago: nobody gets thirty mails at the first start.
  const yesterday = clock.on(-1).now();
  // What was filmed is still to be made ready, by the worker as any other clip.
  await db.outbox.updateMany({
    where: { topic: { not: 'video.stored' } },
    data: { published_at: yesterday, processed_at: yesterday },
  });
}
