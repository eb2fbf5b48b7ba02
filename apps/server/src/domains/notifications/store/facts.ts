import type { DbOrTx } from '@fairway/db/client';
import type { Event } from '@fairway/contracts/events';
import type { Happening, LessonFacts, LotFacts } from '../rules/facts.ts';
import { readLetter } from './letters.ts';
import { PERSON, personOf } from './people.ts';

async function readLesson(db: DbOrTx, id: string): Promise<LessonFacts | null> {
  const row = await db.lessons.findUnique({
    where: { id },
    include: { pro: { select: PERSON }, player: { select: PERSON } },
  });
  return row && { ...row, pro: personOf(row.pro), player: personOf(row.player) };
}

async function readLot(db: DbOrTx, id: string): Promise<LotFacts | null> {
  const row = await db.credit_lots.findUnique({ where: { id } });
  if (!row) return null;
  const people = await db.users.findMany({ where: { id: { in: [row.pro_id, row.player_id] } }, select: PERSON });
  const person = (user_id: string) => personOf(people.find((one) => one.id === user_id) ?? null);
  return { ...row, pro: person(row.pro_id), player: person(row.player_id) };
}

/** The event with what it tells of as that is now, or null when that is no longer there or nobody is to hear of it. */
export async function readHappening(db: DbOrTx, event: Event & { at: Date }): Promise<Happening | null> {
  switch (event.topic) {
    case 'lesson.booked':
    case 'lesson.moved':
    case 'lesson.cancelled':
    case 'lesson.reminder': {
      const lesson = await readLesson(db, event.payload.lesson_id);
      return lesson && { ...event, lesson };
    }
    case 'credits.given': {
      const lot = await readLot(db, event.payload.lot_id);
      return lot && { ...event, lot };
    }
    default:
      return readLetter(db, event);
  }
}
