import type { DbOrTx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

/** What signing in needs to know of an account. */
export interface AccountRow {
  id: string;
  password_hash: string | null;
  two_factor_auth: boolean;
}

/** The live account of an address, however it is typed (A1). */
export const findByEmail = (db: DbOrTx, email: string): Promise<AccountRow | null> =>
  fetchFirst(
    db,
    query
      .selectFrom('users as u')
      .innerJoin('settings as s', 's.user_id', 'u.id')
      .select(['u.id', 'u.password_hash', 's.two_factor_auth'])
      .where((eb) => eb(foldEmail(eb.ref('u.email')), '=', foldEmail(email)))
      .where('u.deleted_at', 'is', null),
  );

/** Those of these addresses that have a live account, folded as addresses are compared. */
export const readTakenEmails = async (db: DbOrTx, emails: readonly string[]): Promise<string[]> => {
  const rows = await fetchRows(
    db,
    query
      .selectFrom('users as u')
      .select((eb) => foldEmail(eb.ref('u.email')).as('email'))
      .where((eb) =>
        eb(
          foldEmail(eb.ref('u.email')),
          'in',
          sql<string>`(SELECT fold_email(one) FROM unnest(${emails}::text[]) AS one)`,
        ),
      )
      .where('u.deleted_at', 'is', null),
  );
  return rows.map(({ email }) => email);
};
