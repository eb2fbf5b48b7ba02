import { fullName } from '@fairway/contracts/phrases';
import type { Tx } from '@fairway/db/client';
import type { Invitation } from '../../../integrations/calendar/ical.ts';
import type { JobDeps } from '../../../queues/deps.ts';
import { calendarInvitations } from '../../lessons/use-cases/calendar-invitation.ts';
import { sidesOf, type Addressee, type Happening } from '../rules/facts.ts';
import type { Audience } from '../rules/recipients.ts';
import { standingChanges } from '../rules/standing.ts';
import { dropPushTokens, readPushTokens, type Claim } from '../store/deliveries.ts';
import { mailOf } from '../templates/mail.ts';
import { addressOf } from '../templates/notice.ts';
import { noticeOf } from '../templates/notices.ts';

/** How a notice ended: the provider has it, or there is nobody to give it to. */
export type Sent = 'sent' | { skipped: string };

/** Sends a claimed notice by its channel. Throws what the channel throws. */
export async function send(tx: Tx, claim: Claim, happening: Happening, deps: JobDeps): Promise<Sent> {
  const { audience, person } = readerOf(claim, happening);
  if (person?.id !== claim.user_id) return { skipped: 'the recipient has left' };
  return WAYS[claim.channel]({ tx, claim, happening, audience, person, deps });
}

function readerOf({ user_id }: Claim, happening: Happening): { audience: Audience; person: Addressee | null } {
  if ('to' in happening) return { audience: 'player', person: happening.to };
  if ('freed' in happening || 'offer' in happening) {
    const { players } = 'freed' in happening ? happening.freed : happening.offer;
    return { audience: 'player', person: players.find(({ id }) => id === user_id) ?? null };
  }
  if ('together' in happening) return { audience: 'player', person: happening.together.player };
  const sides = sidesOf(happening);
  const audience = user_id === sides.pro?.id ? 'pro' : 'player';
  return { audience, person: sides[audience] };
}

interface Sending {
  tx: Tx;
  claim: Claim;
  happening: Happening;
  audience: Audience;
  person: Addressee;
  deps: JobDeps;
}

const NO_PROVIDER: Sent = { skipped: 'no provider is set up' };

const WAYS: Record<Claim['channel'], (sending: Sending) => Promise<Sent>> = {
  async email({ claim, happening, audience, person, deps }) {
    const { channels, publicUrl } = deps;
    if (!channels.email) return NO_PROVIDER;
    const mail = mailOf(noticeOf(happening, audience, deps), person, publicUrl);
    await channels.email.send({
      ...mail,
      invitations: invitationsFor(happening, audience, person, deps.mailFrom),
      message_id: messageId(claim, publicUrl),
    });
    return 'sent';
  },
  async text({ claim, happening, audience, person, deps }) {
    const { channels } = deps;
    if (!channels.text) return NO_PROVIDER;
    if (!person.phone) return { skipped: 'there is no phone number' };
    await channels.text.send({ id: claim.id, phone: person.phone, body: noticeOf(happening, audience, deps).text });
    return 'sent';
  },
  async push({ tx, claim, happening, audience, person, deps }) {
    const { channels, publicUrl } = deps;
    if (!channels.push) return NO_PROVIDER;
    if (!person.id) return { skipped: 'no device is known' };
    const { push, button } = noticeOf(happening, audience, deps);
    const tokens = await readPushTokens(tx, person.id);
    const { reached, dead } = await channels.push.send({
      id: claim.id,
      email: person.email,
      tokens,
      ...push,
      url: addressOf(button, publicUrl),
    });
    await dropPushTokens(tx, person.id, dead);
    return reached > 0 ? 'sent' : { skipped: 'no device takes pushes' };
  },
};

/** What the reader's calendar can take over; a reminder is of an entry it has. */
function invitationsFor(happening: Happening, audience: Audience, person: Addressee, sender: string): Invitation[] {
  const reader = { name: fullName(person), email: person.email };
  if ('together' in happening) {
    const lessons = standingChanges(happening).map(({ lesson }) => lesson);
    return calendarInvitations(lessons, { reader, other: happening.together.pro, sender });
  }
  if (!('lesson' in happening) || happening.topic === 'lesson.reminder') return [];
  const { lesson } = happening;
  return calendarInvitations([lesson], { reader, other: audience === 'player' ? lesson.pro : lesson.player, sender });
}

/** One id per delivery, whoever sends it: a mail server or reader that sees it twice can know the second as a copy. */
const messageId = (claim: Claim, publicUrl: string): string => `${claim.id}@${new URL(publicUrl).hostname}`;
