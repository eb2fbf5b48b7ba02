import type { DbOrTx } from '@fairway/db/client';
import { fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { childSince } from '#core/child-since.ts';
import type { Person } from '#domains/notifications/kinds/context.ts';
import { selectPerson } from '#domains/notifications/people/repository.ts';

/** A child who is being told something, and the guardian who is told for them or with them (A15). */
export interface Guarded {
  child_id: string;
  first_name: string;
  /** Whether the child can log in, and so is told too: an address that a guardian gave them is nobody's before it was used. */
  has_sign_in: boolean;
  /** Whether there is an address that the link to a first password goes to. */
  has_address: boolean;
  guardian: Person | null;
}

/** Those of these people who are in somebody's care now, by their names. */
export const findGuarded = (db: DbOrTx, ids: readonly string[], now: Date): Promise<Guarded[]> =>
  fetchRows(
    db,
    query
      .selectFrom('users as child')
      .select((eb) => [
        'child.id as child_id',
        'child.first_name',
        eb('child.password_hash', 'is not', null).$castTo<boolean>().as('has_sign_in'),
        eb('child.email', 'is not', null).$castTo<boolean>().as('has_address'),
        selectPerson(eb.ref('child.guardian_id')).as('guardian'),
      ])
      .where(sql<boolean>`child.id = ANY (${ids}::uuid[])`)
      .where('child.guardian_id', 'is not', null)
      .where('child.dob', '>', childSince(sql<Date>`(${now}::timestamptz AT TIME ZONE 'UTC')::date`))
      .orderBy('child.first_name')
      .orderBy('child.id'),
  );
