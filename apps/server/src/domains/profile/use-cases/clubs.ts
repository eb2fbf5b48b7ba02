import type { Club, ClubIn } from '@fairway/contracts/profile';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import { deleteClub, insertClub, readClubs, updateClub, type ClubRow } from '../store/clubs.ts';

const clubView = (club: ClubRow, actor: Actor): Club => ({ ...club, owner: club.user_id === actor.id });

/** The venues of the caller's pro, the default first. */
export async function clubsOf(actor: Actor, { db }: Deps): Promise<Club[]> {
  return (await readClubs(db, proOf(actor))).map((club) => clubView(club, actor));
}

/** Adds a venue; a pro's first is the default. */
export async function addClub(actor: Actor, club: ClubIn, { db, now }: Deps): Promise<Club> {
  return clubView(await insertClub(db, { ...club, user_id: actor.id, created_at: now() }), actor);
}

/** Changes a venue. Lessons keep the name it had when they were booked (D10). */
export async function changeClub(
  actor: Actor,
  { id, ...fields }: Partial<ClubIn> & { id: string },
  { db }: Deps,
): Promise<Club> {
  const club = await updateClub(db, actor.id, id, fields);
  if (!club) throw notFound();
  return clubView(club, actor);
}

/** Removes a venue. */
export async function removeClub(actor: Actor, { id }: { id: string }, { db }: Deps): Promise<{ ok: true }> {
  if (!(await deleteClub(db, actor.id, id))) throw notFound();
  return { ok: true };
}
