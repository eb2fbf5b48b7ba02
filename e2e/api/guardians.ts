import type { Db } from '@fairway/db/client';
import { aPlayer, type TestUser } from '@fairway/server/test/builders';

/** The birthday of whoever turned this many years old at the beginning of the year. */
export const ageYears = (years: number): string => `${new Date().getFullYear() - years}-01-01`;

export interface ChildrenWorld {
  /** In the care of the player, old enough to log in and without a login. */
  teen: string;
  /** In nobody's care. */
  free: string;
}

export async function addChildren(
  db: Db,
  { pro, player }: { pro: TestUser; player: TestUser },
): Promise<ChildrenWorld> {
  const dob = new Date(ageYears(15));
  const teen = await aPlayer(db, pro, { first_name: 'Tom', dob, guardian_id: player.id });
  await db.users.update({ where: { id: teen.id }, data: { email: null, email_verified_at: null } });
  const free = await aPlayer(db, pro, { first_name: 'Lily', dob });
  return { teen: teen.id, free: free.id };
}
