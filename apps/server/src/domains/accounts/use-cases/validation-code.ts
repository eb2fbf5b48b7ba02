import { violates } from '@fairway/db/faults';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError } from '../../../trpc/errors.ts';
import { writeReferralCode } from '../store/users.ts';
import { newReferralCode } from './add-user.ts';

/** A code in a thousand million is taken; this often one would have to meet another. */
const DRAWS = 5;

/** Gives the pro a new validation code; the old one stops working (A7). */
export async function rotateValidationCode(actor: Actor, { db }: Deps): Promise<{ referral_code: string }> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const referral_code = newReferralCode();
    if (await written(actor, referral_code, db)) return { referral_code };
  }
  throw new AppError('conflict');
}

async function written(actor: Actor, referral_code: string, db: Deps['db']): Promise<boolean> {
  try {
    return await writeReferralCode(db, actor.id, referral_code);
  } catch (error) {
    // Another pro has it: the index is the judge, whoever draws at the same moment.
    if (violates(error, 'users_referral_code_key')) return false;
    throw error;
  }
}
