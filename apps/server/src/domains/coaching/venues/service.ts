import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { Club, ClubIn } from '@fairway/contracts/users/profile';
import { inTransaction } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';
import { deleteClub, insertClub, readClubs, updateClub, type ClubRow } from './repository.ts';

/** Venues of one pro. */
export const MOST_VENUES = 50;

const clubView = (club: ClubRow, actor: Actor): Club => ({ ...club, owner: club.user_id === actor.id });

/** The venues of the caller's pro, the default first. */
export async function listVenues(actor: Actor, { db }: AppServices): Promise<Club[]> {
  return (await readClubs(db, requirePro(actor))).map((club) => clubView(club, actor));
}

/** Adds a venue; a pro's first is the default. A pro teaches at a few: more than that is a mistake or mischief. */
export async function addVenue(actor: Actor, club: ClubIn, { db, now }: AppServices): Promise<Club> {
  const row = { ...club, user_id: actor.id, created_at: now() };
  const added = await inTransaction(db, (tx) => insertClub(tx, row, MOST_VENUES));
  if (!added) throw invalidField('name', COACHING_MESSAGES.venueLimit(MOST_VENUES));
  return clubView(added, actor);
}

/** Changes a venue. Lessons keep the name it had when they were booked (D10). */
export async function changeVenue(
  actor: Actor,
  { id, ...fields }: Partial<ClubIn> & { id: string },
  { db }: AppServices,
): Promise<Club> {
  const club = await updateClub(db, actor.id, id, fields);
  if (!club) throw notFound();
  return clubView(club, actor);
}

/** Removes a venue. */
export async function removeVenue(actor: Actor, { id }: { id: string }, { db }: AppServices): Promise<{ ok: true }> {
  if (!(await deleteClub(db, actor.id, id))) throw notFound();
  return { ok: true };
}
