import type { DbOrTx } from '@fairway/db/client';
import { fetchRows, query } from '@fairway/db/query';
import { sql, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Person, Sides } from '#domains/notifications/kinds/context.ts';

/** What a message needs of a person's row. */
export const PERSON = {
  id: true,
  email: true,
  phone: true,
  first_name: true,
  last_name: true,
  timezone: true,
  deleted_at: true,
  settings: {
    select: {
      notification_email: true,
      notification_text: true,
      notification_push: true,
      notification_off: true,
      quiet_from: true,
      quiet_until: true,
      digest_at: true,
    },
  },
} as const;

type Switches = Omit<Person, 'id' | 'email' | 'phone' | 'first_name' | 'last_name' | 'timezone'>;

/** For whoever has no switches of their own. */
export const ALL_ON: Switches = {
  notification_email: true,
  notification_text: true,
  notification_push: true,
  notification_off: [],
  quiet_from: null,
  quiet_until: null,
  digest_at: null,
};

type Row = Omit<Person, keyof Switches> & { deleted_at: Date | null; settings: Switches | null };

/** Nobody, once they have left. */
export function toPerson(row: Row | null): Person | null {
  if (!row || row.deleted_at) return null;
  const { deleted_at: _deleted, settings, ...person } = row;
  return { ...person, ...(settings ?? ALL_ON) };
}

/** What a message needs of a person who has not left, with their switches, as a statement that others make part of theirs. */
const selectPeople = query
  .selectFrom('users as u')
  .leftJoin('settings as s', 's.user_id', 'u.id')
  .where('u.deleted_at', 'is', null)
  .select((eb) => [
    'u.id',
    'u.email',
    'u.phone',
    'u.first_name',
    'u.last_name',
    'u.timezone',
    eb.fn.coalesce('s.notification_off', sql<string[]>`'{}'`).as('notification_off'),
    's.quiet_from',
    's.quiet_until',
    's.digest_at',
    eb.fn.coalesce('s.notification_email', sql<boolean>`true`).as('notification_email'),
    eb.fn.coalesce('s.notification_text', sql<boolean>`true`).as('notification_text'),
    eb.fn.coalesce('s.notification_push', sql<boolean>`true`).as('notification_push'),
  ]);

/** The person whose id this column holds, as a value of the row that has it; null when they have left. */
export const selectPerson = (id: Expression<string | null>) =>
  jsonObjectFrom(selectPeople.where((eb) => eb('u.id', '=', id as Expression<string>))).$castTo<Person | null>();

/** The pro and the player of ids that no foreign key holds: either may be gone. */
export async function findSides(
  db: DbOrTx,
  { pro_id, player_id }: { pro_id: string; player_id: string },
): Promise<Sides> {
  const people = await fetchRows<Person>(db, selectPeople.where('u.id', 'in', [pro_id, player_id]));
  const person = (id: string) => people.find((one) => one.id === id) ?? null;
  return { pro: person(pro_id), player: person(player_id) };
}

/** The players of a pro who may hear of something, as a value of the row that names the pro: all but one. */
const selectPlayers = (pro_id: Expression<string>, except?: Expression<string | null>) =>
  selectPeople
    .where((eb) => eb('u.pro_id', '=', pro_id))
    .where('u.type', '=', 'player')
    .$if(except !== undefined, (players) => players.where((eb) => eb('u.id', 'is distinct from', except ?? null)));

export const selectAllPlayers = (pro_id: Expression<string>, except?: Expression<string | null>) =>
  jsonArrayFrom(selectPlayers(pro_id, except)).$castTo<Person[]>();

/** The same, of these alone. */
export const selectSomePlayers = (
  ids: readonly string[],
  pro_id: Expression<string>,
  except?: Expression<string | null>,
) => jsonArrayFrom(selectPlayers(pro_id, except).where(sql<boolean>`u.id = ANY (${ids}::uuid[])`)).$castTo<Person[]>();

/**
 * The players in whose conversations a message stands and who keep it, as a value of the row that names the message. Of a message that
 * went to many, those that are being told; who sent it to their pro is the only one, and always asked for.
 */
export const selectMessagePlayers = (message_id: Expression<string>, readers?: readonly string[]) =>
  jsonArrayFrom(
    selectPeople
      .innerJoin('message_recipients as r', 'r.player_id', 'u.id')
      .where((eb) => eb('r.message_id', '=', message_id))
      .where((eb) => eb.or([eb('r.deleted_at', 'is', null), eb('r.from_pro', '=', false)]))
      .$if(readers !== undefined, (people) =>
        people.where((eb) => eb.or([sql<boolean>`u.id = ANY (${readers}::uuid[])`, eb('r.from_pro', '=', false)])),
      ),
  ).$castTo<Person[]>();
