import type { DbOrTx } from '@fairway/db/client';
import type { Person, Sides } from '../rules/facts.ts';

/** What a notice needs of a person's row. */
export const PERSON = {
  id: true,
  email: true,
  phone: true,
  first_name: true,
  last_name: true,
  timezone: true,
  deleted_at: true,
  settings: { select: { notification_email: true, notification_text: true, notification_push: true } },
} as const;

/** For whoever has no switches of their own. */
export const ALL_ON = { notification_email: true, notification_text: true, notification_push: true };

type Row = Omit<Person, keyof typeof ALL_ON> & { deleted_at: Date | null; settings: typeof ALL_ON | null };

/** Nobody, once they have left. */
export function personOf(row: Row | null): Person | null {
  if (!row || row.deleted_at) return null;
  const { deleted_at: _deleted, settings, ...person } = row;
  return { ...person, ...(settings ?? ALL_ON) };
}

/** The pro and the player of ids that no foreign key holds: either may be gone. */
export async function readSides(
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string },
): Promise<Sides> {
  const people = await db.users.findMany({ where: { id: { in: [pro_id, player_id] } }, select: PERSON });
  const person = (id: string) => personOf(people.find((one) => one.id === id) ?? null);
  return { pro: person(pro_id), player: person(player_id) };
}

/** The players of a pro who may hear of something: all but one, or `reader` alone. */
export async function readPlayers(
  db: DbOrTx,
  pro_id: string,
  { reader, except }: { reader: string | undefined; except?: string | undefined },
): Promise<Person[]> {
  const players = await db.users.findMany({
    where: { pro_id, type: 'player', deleted_at: null, id: { equals: reader, not: except } },
    select: PERSON,
  });
  return players.flatMap((row) => personOf(row) ?? []);
}
