import { PLAYER_LESSON_TYPES } from '@fairway/contracts/constants';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { Tx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder, type NotNull } from 'kysely';

/** A person who is about to go. */
export interface Leaving {
  id: string;
  type: UserType;
  /** Null of a child who has no sign-in of their own. */
  email: string | null;
  first_name: string;
}

/** Any of these people. */
const matchAny = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;

/**
 * Locks a person, and with a pro their players, with a guardian the children who cannot log in by themselves, until the transaction ends; the person first, nobody when there is none.
 * Whatever names a locked person (a booking, a sign-in, a player who joins) waits, and then finds them gone.
 */
export async function lockLeaving(tx: Tx, user_id: string): Promise<Leaving[]> {
  // Their coaches come first, as for whoever erases a coach: what is free again goes back into a diary, which names its coach.
  const coached = query
    .selectFrom('users')
    .select('pro_id')
    .where((eb) => eb.or([eb('id', '=', user_id), eb('guardian_id', '=', user_id)]));
  await fetchRows(tx, query.selectFrom('users').select('id').where('id', 'in', coached).orderBy('id').forKeyShare());
  const people = query.selectFrom('users').select(['id', 'type', 'email', 'first_name']).forUpdate();
  const person = await fetchFirst(tx, people.where('id', '=', user_id));
  if (!person) return [];
  // Asked for only now: while the pro was not locked yet, somebody may have joined them.
  const players = await fetchRows(
    tx,
    people.where('pro_id', '=', user_id).where('type', '=', 'player').where('id', '<>', user_id).orderBy('id'),
  );
  const leaving = [person, ...players].map(({ id }) => id);
  const children = await fetchRows(
    tx,
    people
      .where('guardian_id', '=', matchAny(leaving))
      .where('password_hash', 'is', null)
      .where(sql<boolean>`NOT id = ANY (${leaving}::uuid[])`)
      .orderBy('id'),
  );
  return [person, ...players, ...children];
}

/**
 * Locks the lessons of these people until the transaction ends. Whoever writes a record has its lesson: what it shows is known once they are
 * done, and from then on no file comes to it.
 */
export async function lockLessons(tx: Tx, ids: string[]): Promise<void> {
  const theirs = query
    .selectFrom('lessons')
    .where((eb) => eb.or([eb('pro_id', '=', matchAny(ids)), eb('player_id', '=', matchAny(ids))]));
  // Whoever joins, leaves or cancels a group lesson locks it before its places: so does this, or they would wait for one another.
  const groups = theirs.select('group_lesson_id').where('group_lesson_id', 'is not', null);
  await fetchRows(
    tx,
    query
      .selectFrom('group_lessons')
      .select('lesson_id')
      .where('lesson_id', 'in', groups)
      .orderBy('lesson_id')
      .forUpdate(),
  );
  await fetchRows(tx, theirs.select('id').orderBy('id').forUpdate());
}

/** What the database knows of that lies outside it. */
export interface Outside {
  /** Customers of the card provider. */
  customers: string[];
  /** Accounts of payees there. */
  payees: string[];
  /** Keys of stored files; what belongs to one lies below it. */
  keys: string[];
}

/** Steps on the way in that led to these people, or to these pros (A8): no foreign key keeps them. */
const ledTo = (ids: string[]) => (eb: ExpressionBuilder<Database, 'onboardings'>) => {
  const theirs = eb.selectFrom('users').select((of) => foldEmail(of.ref('users.email')).as('email'));
  return eb.or([
    eb('onboardings.pro_id', '=', matchAny(ids)),
    eb('onboardings.user_id', '=', matchAny(ids)),
    eb(foldEmail(eb.ref('onboardings.email')), 'in', theirs.where('users.id', '=', matchAny(ids))),
  ]);
};

/** Files that came with messages to or from them alone, whoever sent them. */
const selectMessageFiles = (ids: string[]) =>
  query
    .selectFrom('message_images as i')
    .innerJoin('messages as m', 'm.id', 'i.message_id')
    .select((eb) => eb.ref('i.file_id').as('file_id'))
    .where((eb) => eb.or([eb('m.pro_id', '=', matchAny(ids)), eb('m.player_id', '=', matchAny(ids))]));

/** Files that descriptions of a player's skills show. */
const selectSkillFiles = (ids: string[]) =>
  query
    .selectFrom('skill_images as si')
    .innerJoin('skills as k', 'k.id', 'si.skill_id')
    .select((eb) => eb.ref('si.file_id').as('file_id'))
    .where('k.user_id', '=', matchAny(ids));

/** Files that lessons, messages and skills of theirs show, whoever sent them: a pro's videos of a player go with the player. */
const selectShownFiles = (ids: string[]) =>
  query
    .selectFrom('lesson_sections as s')
    .innerJoin('lessons as l', 'l.id', 's.lesson_id')
    .select((eb) => {
      const files = [eb.ref('s.file_id'), eb.ref('s.second_file_id'), eb.ref('s.voice_file_id')];
      return sql<string>`unnest(ARRAY[${sql.join(files)}])`.as('file_id');
    })
    .where((eb) => eb.or([eb('l.pro_id', '=', matchAny(ids)), eb('l.player_id', '=', matchAny(ids))]))
    .unionAll(selectMessageFiles(ids))
    .unionAll(selectSkillFiles(ids));

export async function readOutside(tx: Tx, ids: string[]): Promise<Outside> {
  const people = query.selectFrom('users').where('id', '=', matchAny(ids));
  const customers = people
    .select('stripe_id')
    .where('stripe_id', 'is not', null)
    .union(query.selectFrom('onboardings').select('stripe_id').where(ledTo(ids)).where('stripe_id', 'is not', null))
    .orderBy('stripe_id');
  const payees = people
    .select('stripe_account_id')
    .where('stripe_account_id', 'is not', null)
    .orderBy('stripe_account_id');
  const keys = query
    .selectFrom('files')
    .select((eb) => eb.ref('key').$castTo<string | null>().as('key'))
    .where((eb) => eb.or([eb('owner_id', '=', matchAny(ids)), eb('id', 'in', selectShownFiles(ids))]))
    .union(
      query.selectFrom('data_exports').select('key').where('user_id', '=', matchAny(ids)).where('key', 'is not', null),
    )
    .orderBy('key');
  const outside = await fetchFirst(
    tx,
    query.selectNoFrom([
      sql<string[]>`ARRAY${customers}`.as('customers'),
      sql<string[]>`ARRAY${payees}`.as('payees'),
      sql<string[]>`ARRAY${keys}`.as('keys'),
    ]),
  );
  return outside ?? { customers: [], payees: [], keys: [] };
}

/** What tells of their changed emails names addresses, and nobody is left to be told. Written out as its partial index is. */
const forgetChangedEmails = (ids: string[]) =>
  query
    .deleteFrom('outbox')
    .where('topic', '=', sql.lit('email.changed'))
    .where(sql<boolean>`payload->>'user_id' = ANY (${ids}::text[])`);

/** A lesson that was to come with a coach who stays, or a place in one of their group lessons. */
export interface GivenUp {
  pro_id: string;
  player_id: string;
  starts_at: Date;
  ends_at: Date;
  group_lesson_id: string | null;
  /** The title of that group lesson. */
  title: string | null;
}

/** Removes lessons of these people, and answers what was still to come with others, soonest first. */
function deleteLessons(tx: Tx, ids: string[], now: Date): Promise<GivenUp[]> {
  const theirs = matchAny(ids);
  const deleted = query
    .deleteFrom('lessons')
    .where((eb) => eb.or([eb('pro_id', '=', theirs), eb('player_id', '=', theirs)]))
    .returning(['pro_id', 'player_id', 'type', 'starts_at', 'ends_at', 'cancelled_at', 'group_lesson_id']);
  return fetchRows(
    tx,
    query
      .with('gone', () => deleted)
      .selectFrom('gone')
      .leftJoin('group_lessons as g', 'g.lesson_id', 'gone.group_lesson_id')
      .select(['gone.pro_id', 'gone.player_id', 'gone.starts_at', 'gone.ends_at', 'gone.group_lesson_id', 'g.title'])
      .where('gone.player_id', '=', theirs)
      .where((eb) => eb.not(eb('gone.pro_id', '=', theirs)))
      .where('gone.type', 'in', PLAYER_LESSON_TYPES)
      .where('gone.cancelled_at', 'is', null)
      .where('gone.starts_at', '>', now)
      .orderBy('gone.starts_at')
      .$narrowType<{ player_id: NotNull }>(),
  );
}

/**
 * Removes people with every row of theirs, and answers what they had booked with others. Most rows go by their foreign key; those that have none to cascade by are named
 * here. The ledger of credits, receipts and the log of admins name nobody but by id, and stay (A13).
 */
export async function deletePeople(tx: Tx, ids: string[], now: Date): Promise<GivenUp[]> {
  const theirs = matchAny(ids);
  await execute(tx, query.deleteFrom('files').where('id', 'in', selectShownFiles(ids)));
  const givenUp = await deleteLessons(tx, ids, now);
  // An accepted invitation keeps the name and the address it was sent to: it is the player's, and goes with them.
  await execute(
    tx,
    query
      .deleteFrom('invitations as i')
      .using('users as u')
      .where('u.id', '=', theirs)
      .whereRef('i.pro_id', '=', 'u.pro_id')
      .where((eb) => eb(foldEmail(eb.ref('i.email')), '=', foldEmail(eb.ref('u.email')))),
  );
  await execute(
    tx,
    query
      .deleteFrom('invitations as i')
      .using('onboardings as o')
      .where('o.user_id', '=', theirs)
      .whereRef('i.id', '=', 'o.invitation_id'),
  );
  await execute(tx, query.deleteFrom('onboardings').where(ledTo(ids)));
  await execute(
    tx,
    query
      .deleteFrom('suppressed_addresses as s')
      .using('users as u')
      .where('u.id', '=', theirs)
      .where((eb) =>
        eb.or([eb('s.address', '=', foldEmail(eb.ref('u.email'))), eb('s.address', '=', eb.ref('u.phone'))]),
      ),
  );
  await execute(tx, forgetChangedEmails(ids));
  // Numbers, lines and amounts of a seller's receipts stay; who they were does not.
  await execute(tx, query.updateTable('receipts').set({ seller: null }).where('pro_id', '=', theirs));
  // A notice that names a child who goes is told, or was, for the others it is for.
  const heirs = query
    .selectFrom('delivery_children as c')
    .innerJoin('notification_deliveries as d', 'd.id', 'c.delivery_id')
    .distinctOn('c.delivery_id')
    .select(['c.delivery_id', 'c.child_id'])
    .where('d.child_id', '=', theirs)
    .where((eb) => eb.not(eb('c.child_id', '=', theirs)))
    .orderBy('c.delivery_id');
  await execute(
    tx,
    query
      .with('heirs', () => heirs)
      .with('moved', (of) =>
        of
          .deleteFrom('delivery_children as c')
          .using('heirs')
          .whereRef('c.delivery_id', '=', 'heirs.delivery_id')
          .whereRef('c.child_id', '=', 'heirs.child_id'),
      )
      .updateTable('notification_deliveries as d')
      .from('heirs')
      .whereRef('d.id', '=', 'heirs.delivery_id')
      .set((eb) => ({ child_id: eb.ref('heirs.child_id') })),
  );
  await execute(tx, query.deleteFrom('users').where('id', '=', theirs));
  return givenUp;
}
