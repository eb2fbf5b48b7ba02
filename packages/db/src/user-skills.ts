import type { Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { query } from './query.ts';

/** The skills of a player with their scores and nothing else, newest first. For a statement that reads the person, whose column this is. */
export const selectUserSkills = (user_id: Expression<string>, limit: number) =>
  jsonArrayFrom(
    query
      .selectFrom('skills as k')
      .select(['k.id', 'k.discipline', 'k.score'])
      .where('k.user_id', '=', user_id)
      .orderBy('k.id', 'desc')
      .limit(limit),
  );
