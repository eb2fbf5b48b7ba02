import { ADMIN_PAGE, type ListedUser } from '@fairway/contracts/admin';
import type { Deps } from '../../../trpc/context.ts';
import { patternsOf } from '../rules.ts';
import { findUsers } from '../store/users.ts';

/** Everybody by name, or with `q` whoever has all of its words in their name or address (S1 §2 Admin). */
export async function usersFor(
  { page, q = '' }: { page: number; q?: string },
  { db }: Pick<Deps, 'db'>,
): Promise<{ data: ListedUser[]; total: number; page: number; per_page: number }> {
  const found = await findUsers(db, patternsOf(q), { limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE });
  return { ...found, page, per_page: ADMIN_PAGE };
}
