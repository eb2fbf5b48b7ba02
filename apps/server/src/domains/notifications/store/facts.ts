import type { DbOrTx } from '@fairway/db/client';
import type { Event } from '@fairway/contracts/events';
import type { Happening, LessonFacts, LotFacts, Person } from '../rules/facts.ts';

const PERSON = {
  id: true,
  email: true,
  phone: true,
  first_name: true,
  last_name: true,
  timezone: true,
  deleted_at: true,
  settings: { select: { notification_email: true, notification_text: true, notification_push: true } },
} as const;

const ALL_ON = { notification_email: true, notification_text: true, notification_push: true };

type Row = Omit<Person, keyof typeof ALL_ON> & { deleted_at: Date | null; settings: typeof ALL_ON | null };

/** Nobody, once they have left. */
function personOf(row: Row | null): Person | null {
  if (!row || row.deleted_at) return null;
  const { deleted_at: _deleted, settings, ...person } = row;
  return { ...person, ...(settings ?? ALL_ON) };
}

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

/** The event with what it tells of as that is now, or null when that is no longer there. */
export async function readHappening(db: DbOrTx, event: Event & { at: Date }): Promise<Happening | null> {
  if (event.topic === 'credits.given') {
    const lot = await readLot(db, event.payload.lot_id);
    return lot && { ...event, lot };
  }
  const lesson = await readLesson(db, event.payload.lesson_id);
  return lesson && { ...event, lesson };
}
