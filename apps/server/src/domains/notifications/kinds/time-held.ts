import { WAITING_LIST } from '@fairway/contracts/constants';
import { MINUTE_MS } from '@fairway/time/units';
import { clock, formatDuration } from '@fairway/time/phrases';
import { formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import { findHold } from '#domains/notifications/context/repository.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { HoldContext } from './context.ts';
import { elsewhereSpan, lessonZone, momentPhrase, otherName, spanPhrase } from './format.ts';
import type { NotificationKind } from './kind.ts';

const HEADING = 'A time is held for you';
const holdPath = ({ id }: HoldContext): string => `/player/lessons/waiting/${id}`;
const startMoment = (hold: HoldContext): string => momentPhrase(hold.starts_at, lessonZone(hold));
/** Until when it is held, on the reader's own clock. */
const writeEnd = ({ expires_at }: HoldContext, zone: string): string =>
  clock(formatTime(toZoned(resolveZone(zone), expires_at.getTime()).minute));

/** What the next player of the waiting list is told: which time is held for them, until when, and where to say yes or no (D20). */
export const timeHeld: NotificationKind<'time.held'> = {
  topic: 'time.held',
  async load(db, { payload }) {
    const hold = await findHold(db, payload.hold_id);
    return hold && { hold };
  },
  recipients: (event) => selectSides(event, event.hold),
  findReader: ({ hold }, user_id) => findSide(hold, user_id),
  isStale({ hold }, now) {
    if (hold.closed_at) return 'the hold is over';
    return now >= hold.expires_at ? 'the hold has lapsed' : null;
  },
  email({ hold }, { person }) {
    const elsewhere = elsewhereSpan(hold, person.timezone);
    return {
      template: 'freed-slot',
      subject: `${HEADING}: ${startMoment(hold)}`,
      heading: HEADING,
      lead: `You asked to be told. Nobody else can book it until ${writeEnd(hold, person.timezone)}; then it goes to the next player.`,
      when: { label: 'When', value: spanPhrase(hold, lessonZone(hold)) },
      facts: [
        ...(elsewhere ? [{ label: 'Your time', value: elsewhere }] : []),
        { label: 'With', value: otherName(hold, 'player') },
        {
          label: 'Length',
          value: formatDuration((hold.ends_at.getTime() - hold.starts_at.getTime()) / MINUTE_MS),
        },
      ],
      button: { label: 'Book it or let it go', path: holdPath(hold) },
      footer: null,
    };
  },
  push: ({ hold }) => ({
    title: HEADING,
    body: `${startMoment(hold)}. You have ${WAITING_LIST.hold_minutes} minutes to book it.`,
    path: holdPath(hold),
  }),
  // Told by push and email alone (M4).
  text: ({ hold }) => `Fairway: ${HEADING.toLowerCase()}, ${startMoment(hold)}.`,
};
