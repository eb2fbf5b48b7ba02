import type { DbOrTx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { fetchFirst, query } from '@fairway/db/query';

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
