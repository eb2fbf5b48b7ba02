import type { Event } from '@fairway/contracts/events';
import { fullName } from '@fairway/contracts/phrases';
import type { DbOrTx } from '@fairway/db/client';
import type { Addressee, LetterHappening, Person } from '../rules/facts.ts';
import { ALL_ON, PERSON, personOf } from './people.ts';

async function readPerson(db: DbOrTx, id: string): Promise<Person | null> {
  return personOf(await db.users.findUnique({ where: { id }, select: PERSON }));
}

/** Somebody without an account here. */
const stranger = (known: { email: string; first_name: string; last_name?: string; timezone?: string }): Addressee => ({
  id: null,
  phone: null,
  last_name: '',
  timezone: 'Europe/London',
  ...ALL_ON,
  ...known,
});

type Of<T extends Event['topic']> = Extract<Event, { topic: T }> & { at: Date };

async function readChallenge(db: DbOrTx, event: Of<'challenge.made'>): Promise<LetterHappening | null> {
  const row = await db.challenges.findUnique({
    where: { id: event.payload.challenge_id },
    include: { user: { select: PERSON } },
  });
  const to = row && personOf(row.user);
  return to && { ...event, to, challenge: row };
}

async function readInvitation(db: DbOrTx, event: Of<'invitation.made'>): Promise<LetterHappening | null> {
  const row = await db.invitations.findUnique({
    where: { id: event.payload.invitation_id },
    include: { pro: { select: PERSON } },
  });
  const pro = row && personOf(row.pro);
  if (!pro) return null;
  const { email, first_name, last_name } = row;
  const to = stranger({ email, first_name, last_name, timezone: pro.timezone });
  return { ...event, to, invitation: { ...row, pro_name: fullName(pro) } };
}

async function readJoined(db: DbOrTx, event: Of<'player.joined'>): Promise<LetterHappening | null> {
  const row = await db.users.findUnique({
    where: { id: event.payload.player_id },
    include: { pro: { select: PERSON } },
  });
  const to = row && !row.deleted_at && personOf(row.pro);
  return to ? { ...event, to, player: { id: row.id, name: fullName(row) } } : null;
}

async function readExport(db: DbOrTx, event: Of<'export.ready'>): Promise<LetterHappening | null> {
  const row = await db.data_exports.findUnique({
    where: { id: event.payload.export_id },
    include: { user: { select: PERSON } },
  });
  const to = row?.expires_at && personOf(row.user);
  return to ? { ...event, to, expires_at: row.expires_at ?? event.at } : null;
}

/** A letter with whom it goes to and what it tells of, or null when either is gone. */
export async function readLetter(db: DbOrTx, event: Event & { at: Date }): Promise<LetterHappening | null> {
  switch (event.topic) {
    case 'challenge.made':
      return readChallenge(db, event);
    case 'invitation.made':
      return readInvitation(db, event);
    case 'player.joined':
      return readJoined(db, event);
    case 'export.ready':
      return readExport(db, event);
    case 'password.changed': {
      const to = await readPerson(db, event.payload.user_id);
      return to && { ...event, to };
    }
    case 'email.changed': {
      const person = await readPerson(db, event.payload.user_id);
      return person && { ...event, to: { ...person, email: event.payload.from } };
    }
    case 'account.erased':
      return { ...event, to: stranger(event.payload) };
    default:
      return null;
  }
}
