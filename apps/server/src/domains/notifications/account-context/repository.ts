import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { formatFullName } from '@fairway/contracts/person-names';
import type { PayloadOf } from '@fairway/contracts/notifications/events';
import type { DbOrTx } from '@fairway/db/client';
import type { Addressee, ContextByTopic, OutboxEvent, Person } from '#domains/notifications/kinds/context.ts';
import { ALL_ON, PERSON, toPerson } from '#domains/notifications/people/repository.ts';

/** Whoever has this account, unless they have left. */
export async function findPerson(db: DbOrTx, id: string): Promise<Person | null> {
  return toPerson(await db.users.findUnique({ where: { id }, select: PERSON }));
}

/** Somebody without an account here. */
export const externalRecipient = (known: {
  email: string;
  first_name: string;
  last_name?: string;
  timezone?: string;
}): Addressee => ({
  id: null,
  phone: null,
  last_name: '',
  timezone: 'Europe/London',
  ...ALL_ON,
  ...known,
});

/** A challenge and whom its code or link goes to. */
export async function findChallenge(
  db: DbOrTx,
  { payload }: OutboxEvent<'challenge.made'>,
): Promise<ContextByTopic['challenge.made'] | null> {
  const row = await db.challenges.findUnique({
    where: { id: payload.challenge_id },
    include: { user: { select: PERSON } },
  });
  const person = row && toPerson(row.user);
  if (!person) return null;
  const { email, ...challenge } = row;
  if (email === null) return { to: person, challenge: { ...challenge, replaces: false } };
  const replaces = person.email === null || foldEmail(email) !== foldEmail(person.email);
  // Nobody has proved yet that it is theirs: whoever reads it there gets no words of the person's, their name included.
  return { to: { ...person, email, first_name: '', last_name: '' }, challenge: { ...challenge, replaces } };
}

/** An invitation and whom it goes to. */
export async function findInvitation(
  db: DbOrTx,
  { payload }: OutboxEvent<'invitation.made'>,
): Promise<ContextByTopic['invitation.made'] | null> {
  const row = await db.invitations.findUnique({
    where: { id: payload.invitation_id },
    include: { pro: { select: PERSON } },
  });
  const pro = row && toPerson(row.pro);
  if (!pro) return null;
  const { email, first_name, last_name } = row;
  const to = externalRecipient({ email, first_name, last_name, timezone: pro.timezone });
  return { to, invitation: { ...row, pro_name: formatFullName(pro) } };
}

/** A player who has joined, and their pro, who is told. */
export async function findJoinedPlayer(
  db: DbOrTx,
  { payload }: { payload: PayloadOf<'player.joined'> },
): Promise<ContextByTopic['player.joined'] | null> {
  const row = await db.users.findUnique({
    where: { id: payload.player_id },
    include: { pro: { select: PERSON } },
  });
  const to = row && !row.deleted_at && toPerson(row.pro);
  return to ? { to, player: { id: row.id, name: formatFullName(row) } } : null;
}

/** A child who was put into somebody's care, and that guardian, who is told while it is theirs. */
export async function findGuardianSet(
  db: DbOrTx,
  { payload }: { payload: PayloadOf<'guardian.set'> },
): Promise<ContextByTopic['guardian.set'] | null> {
  const row = await db.users.findUnique({
    where: { id: payload.child_id, guardian_id: payload.guardian_id },
    select: { first_name: true, email: true, guardian: { select: PERSON } },
  });
  const to = row && toPerson(row.guardian);
  return to ? { to, child: { first_name: row.first_name, is_young: row.email === null } } : null;
}

/** An export that can be downloaded, and whose it is. */
export async function findExport(
  db: DbOrTx,
  { payload, at }: OutboxEvent<'export.ready'>,
): Promise<ContextByTopic['export.ready'] | null> {
  const row = await db.data_exports.findUnique({
    where: { id: payload.export_id },
    include: { user: { select: PERSON } },
  });
  const to = row?.expires_at && toPerson(row.user);
  return to ? { to, expires_at: row.expires_at ?? at } : null;
}
