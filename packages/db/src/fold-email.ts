import { sql, type Expression, type RawBuilder } from 'kysely';

/** An address as addresses are compared, however they are typed; the indexes that make them unique hold the same. */
export const foldEmail = (email: Expression<string | null> | string): RawBuilder<string> =>
  sql<string>`fold_email(${email})`;
