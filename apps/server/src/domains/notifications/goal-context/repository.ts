import type { DbOrTx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';
import type { GoalContext } from '#domains/notifications/kinds/context.ts';
import { selectPerson } from '#domains/notifications/people/repository.ts';

/** A goal with its player and their coach; null when it was removed. */
export const findGoal = (db: DbOrTx, id: string): Promise<GoalContext | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('player_goals as g')
      .innerJoin('users as owner', 'owner.id', 'g.user_id')
      .where('g.id', '=', id)
      .select((eb) => [
        'g.title',
        'g.measure',
        'g.unit',
        'g.revision',
        eb.cast<number>('g.start', 'float8').as('start'),
        eb.cast<number>('g.target', 'float8').as('target'),
        eb.cast<string>('g.due_on', 'text').as('due_on'),
        eb('g.agreed_at', 'is not', null).$castTo<boolean>().as('is_agreed'),
        selectPerson(eb.ref('owner.id')).as('player'),
        selectPerson(eb.ref('owner.pro_id')).as('pro'),
      ]),
  );
