import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { inviteIn, type InviteIn } from '@fairway/contracts/coaching/joining';
import type { ImportRow, RowErrors } from '@fairway/contracts/coaching/player-import';
import type { FieldErrors } from '@fairway/contracts/errors';
import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';

/** A row as an invitation takes it, or what is wrong with it by field. */
export type ReadRow =
  | { invitee: InviteIn & { phone: string | null }; errors: null }
  | { invitee: null; errors: FieldErrors };

const listErrors = (issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors => {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0]));
  return Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ message }) => message)]));
};

function readRow(row: ImportRow, parsePhone: (typed: string) => string | null): ReadRow {
  const parsed = inviteIn.safeParse(row);
  const typed = row.phone.trim();
  const phone = typed === '' ? null : parsePhone(typed);
  const errors: FieldErrors = parsed.success ? {} : listErrors(parsed.error.issues);
  if (typed !== '' && phone === null) errors['phone'] ??= [COACHING_MESSAGES.phoneNotCallable];
  if (!parsed.success || Object.keys(errors).length > 0) return { invitee: null, errors };
  return { invitee: { ...parsed.data, phone }, errors: null };
}

/** The rows of a file, each by itself and beside the others: an address counts where it stands first, however it is typed. */
export function readRows(rows: readonly ImportRow[], parsePhone: (typed: string) => string | null): ReadRow[] {
  const seen = new Map<string, number>();
  return rows.map((row, nth) => {
    const read = readRow(row, parsePhone);
    if (!read.invitee) return read;
    const email = foldEmail(read.invitee.email);
    const first = seen.get(email);
    if (first === undefined) {
      seen.set(email, nth + 1);
      return read;
    }
    return { invitee: null, errors: { email: [COACHING_MESSAGES.importTwice(first)] } };
  });
}

/** The addresses of the rows that nothing is wrong with, folded. */
export const listEmails = (rows: readonly ReadRow[]): string[] =>
  rows.flatMap(({ invitee }) => (invitee ? [foldEmail(invitee.email)] : []));

/**
 * The addresses that are looked at any further: those not invited yet, and of them as many as the day has room for. Of no more than these a
 * file tells whether they have an account.
 */
export const pickAsked = (emails: readonly string[], invited: ReadonlySet<string>, left: number): string[] =>
  emails.filter((email) => !invited.has(email)).slice(0, left);

/** What is known of the addresses of a file, all of them folded. */
export interface KnownAddresses {
  /** To which an invitation of this coach's is open. */
  invited: ReadonlySet<string>;
  /** That were looked at further; the rest has to wait. */
  asked: ReadonlySet<string>;
  /** With an account, whosever client it is. */
  taken: ReadonlySet<string>;
  /** That have had as many mails of ours as they bear. */
  full: ReadonlySet<string>;
  /** Invitations in a day. */
  most: number;
}

function findFault(email: string, { invited, asked, taken, full, most }: KnownAddresses): FieldErrors | null {
  if (invited.has(email)) return { email: [COACHING_MESSAGES.alreadyInvited] };
  if (!asked.has(email)) return { row: [COACHING_MESSAGES.importLater(most)] };
  if (taken.has(email)) return { email: [COACHING_MESSAGES.invitedHasAccount] };
  return full.has(email) ? { email: [AUTH_MESSAGES.addressLimit] } : null;
}

/** What is wrong with each row, in their order; null of one that may be invited. */
export const checkRows = (rows: readonly ReadRow[], known: KnownAddresses): RowErrors =>
  rows.map(({ invitee, errors }) => (invitee ? findFault(foldEmail(invitee.email), known) : errors));
