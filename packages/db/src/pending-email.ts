import type { Expression } from 'kysely';
import { foldEmail } from './fold-email.ts';
import { query } from './query.ts';

/**
 * The address that a person is about to have: its pin is out and still holds good. For a statement that reads the person, whose columns
 * these are.
 */
export const selectPendingEmail = (person: { id: Expression<string>; email: Expression<string | null> }, now: Date) =>
  query
    .selectFrom('challenges as c')
    .select('c.email')
    .where('c.user_id', '=', person.id)
    .where('c.purpose', '=', 'confirm_email')
    .where('c.settled_at', 'is', null)
    .where('c.expires_at', '>', now)
    .where((eb) => eb(foldEmail(eb.ref('c.email')), '<>', foldEmail(person.email)));
