import { formatCredits } from '@fairway/contracts/credits/phrases';
import { aboutLesson } from './about-lesson.ts';
import { selectSides } from './channel-matrix.ts';
import type { NotificationEvent } from './context.ts';
import { CREDIT_WORTH, lessonZone, momentPhrase, otherName, spanPhrase } from './format.ts';
import { neverStale, type Audience, type NotificationKind } from './kind.ts';

type Refilled = NotificationEvent<'credits.refilled'>;

const BUTTONS = {
  player: { label: 'Book a lesson', path: '/player/lessons/book' },
  pro: { label: 'Open your booking limits', path: '/pro/lessons/limits' },
};

const writeHeading = ({ lesson, payload: { credits } }: Refilled, audience: Audience): string =>
  audience === 'player'
    ? `You get ${formatCredits(credits)} back`
    : `${otherName(lesson, 'pro')} gets ${formatCredits(credits)} back`;

const writeLead = ({ lesson }: Refilled, audience: Audience): string =>
  `Somebody else booked the time that ${audience === 'player' ? 'you' : 'they'} cancelled: ${momentPhrase(lesson.starts_at, lessonZone(lesson))}.`;

/** What both sides hear when a time cancelled late was booked again by somebody else, and its credits went back (D19). */
export const creditsRefilled: NotificationKind<'credits.refilled'> = {
  topic: 'credits.refilled',
  ...aboutLesson,
  recipients: (event) => selectSides(event, event.lesson),
  isStale: neverStale,
  email(event, { audience }) {
    const { lesson, payload } = event;
    const heading = writeHeading(event, audience);
    return {
      template: 'credits',
      subject: heading,
      heading,
      lead: `${writeLead(event, audience)}${audience === 'player' ? ` ${CREDIT_WORTH}` : ' You can switch this off in your booking limits.'}`,
      credits: { label: 'Credits', value: String(payload.credits) },
      facts: [
        { label: 'Cancelled lesson', value: spanPhrase(lesson, lessonZone(lesson)) },
        { label: audience === 'player' ? 'With' : 'Player', value: otherName(lesson, audience) },
      ],
      button: BUTTONS[audience],
      footer: null,
    };
  },
  push: (event, { audience }) => ({
    title: writeHeading(event, audience),
    body: writeLead(event, audience),
    path: BUTTONS[audience].path,
  }),
  text: (event, { audience }) => `Fairway: ${writeHeading(event, audience)}. ${writeLead(event, audience)}`,
};
