import type { DbOrTx } from '@fairway/db/client';
import { findByEmail } from '../store/users.ts';

/** Whether a live account has this address, however it is typed (A1). */
export const hasAccount = async (db: DbOrTx, email: string): Promise<boolean> =>
  (await findByEmail(db, email)) !== null;
