import { DAY_MS } from '@fairway/time/units';

/** A mail to an address that nobody has proved to be theirs: an invitation, or the pin that proves it. */
export type ExternalMail = 'invitation' | 'confirm_email';

/** So many within so many ms. */
interface Bound {
  most: number;
  within: number;
}

/** What one address bears of such mails, whoever has them sent. */
const TO_ONE_ADDRESS: readonly Bound[] = [
  { most: 5, within: DAY_MS },
  { most: 15, within: 30 * DAY_MS },
];
/** What one person may have sent. A coach who pays for Fairway has players to bring along; one who does not may try it. */
const BY_ONE_PERSON: Record<ExternalMail, (sender: { subscribed: boolean }) => number> = {
  invitation: ({ subscribed }) => (subscribed ? 100 : 10),
  confirm_email: () => 10,
};

/** How far back sent mails count, in ms. */
export const COUNTED_MS = 30 * DAY_MS;

/** When the mails that went out lately allow another one, in order of sending; null for at once. */
const nextAfter = (sent: readonly Date[], { most, within }: Bound, now: Date): Date | null => {
  const recent = sent.filter((at) => at.getTime() > now.getTime() - within);
  const oldest = recent.at(-most);
  return oldest ? new Date(oldest.getTime() + within) : null;
};

export interface SentMails {
  /** By this sender, of this kind. */
  bySender: readonly Date[];
  toAddress: readonly Date[];
}

/** Why a mail may not go out, and until when; null when it may. Times are in order, the oldest first. */
export function externalMailFault(
  kind: ExternalMail,
  sender: { subscribed: boolean },
  { bySender, toAddress }: SentMails,
  now: Date,
): { because: 'sender' | 'address'; most: number; until: Date } | null {
  const most = BY_ONE_PERSON[kind](sender);
  const bySenderUntil = nextAfter(bySender, { most, within: DAY_MS }, now);
  if (bySenderUntil) return { because: 'sender', most, until: bySenderUntil };
  const waits = TO_ONE_ADDRESS.map((bound) => ({ most: bound.most, until: nextAfter(toAddress, bound, now) }));
  for (const { most: bound, until } of waits.toReversed()) if (until) return { because: 'address', most: bound, until };
  return null;
}

/** How many more such mails somebody may have sent now, and the most in a day; `sent` is by this sender and of this kind. */
export function mailsLeft(
  kind: ExternalMail,
  sender: { subscribed: boolean },
  sent: readonly Date[],
  now: Date,
): { most: number; left: number } {
  const most = BY_ONE_PERSON[kind](sender);
  const recent = sent.filter((at) => at.getTime() > now.getTime() - DAY_MS);
  return { most, left: Math.max(0, most - recent.length) };
}

/** Whether an address bears no more mails for now, whoever sends them. */
export const isFull = (toAddress: readonly Date[], now: Date): boolean =>
  TO_ONE_ADDRESS.some((bound) => nextAfter(toAddress, bound, now) !== null);
