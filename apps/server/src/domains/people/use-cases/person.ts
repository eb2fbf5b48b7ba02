import type { Person, PlayerPage } from '@fairway/contracts/people';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { creditMap } from '../../credits/service.ts';
import { neighboursIn } from '../../lessons/use-cases/reading.ts';
import { relationOf, type Relation } from '../rules/relations.ts';
import { readPerson, type PersonRow } from '../store/person.ts';
import { personFrom } from '../view.ts';

/** A person and what the caller is to them; 404 for whoever may not read them (A14, V4). */
export async function knownPerson(
  db: DbOrTx,
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ row: PersonRow; relation: Relation }> {
  const row = await readPerson(db, id, now);
  const relation = row && relationOf(actor, row);
  if (!row || !relation) throw notFound();
  return { row, relation };
}

/** A person's own page: for themself, their own pro and admins. */
export async function personById(actor: Actor, id: string, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<Person> {
  const at = now();
  return personFrom((await knownPerson(db, actor, id, at)).row, at);
}

/** A player with what their page shows: lessons around now, credits, and what would go with them (S2 §2 players/{id}). */
export async function playerPageOf(
  actor: Actor,
  id: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<PlayerPage> {
  const at = now();
  const { row, relation } = await knownPerson(db, actor, id, at);
  const inside = relation !== 'admin' && row.type === 'player' && row.pro_id !== null;
  const [around, credits] = await Promise.all([
    inside
      ? neighboursIn({ player_id: id }, relation === 'pro' ? 'pro' : 'player', db, at)
      : { next: null, last: null },
    inside && row.pro_id ? creditMap(db, { player_id: id, pro_id: row.pro_id }, at) : {},
  ]);
  return {
    ...personFrom(row, at),
    own_lesson_duration: row.type === 'player' ? row.lesson_duration : null,
    incompleteLessonRecords: row.incompleteLessonRecords,
    next_lesson: around.next,
    last_lesson: around.last,
    credits,
    at_stake: row.at_stake,
  };
}
