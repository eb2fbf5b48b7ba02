import { clock, durationPhrase } from '@fairway/contracts/phrases';
import { timeOf, wallAt } from '../../diary/rules/wallclock.ts';
import type { FreedHappening } from '../rules/facts.ts';
import type { Notice } from './notice.ts';
import { elsewhereSpan, momentPhrase, otherName, spanPhrase, zoneOf } from './words.ts';

/** What a pro's other players are told of a time that became free (D16): when, and the way to book it. */
export function freedNotice({ freed: { lesson, players } }: FreedHappening): Notice {
  const zone = zoneOf(lesson);
  const name = otherName(lesson, 'player');
  const moment = momentPhrase(lesson.starts_at, zone);
  const [reader] = players;
  const elsewhere = reader ? elsewhereSpan(lesson, reader.timezone) : null;
  const { date, minute } = wallAt(zone, lesson.starts_at.getTime());
  const query = new URLSearchParams({ duration: String(lesson.duration), date, time: clock(timeOf(minute)) });
  return {
    subject: `A time is free: ${moment}`,
    heading: `${name} has a time free`,
    lead: 'Another lesson was cancelled. The time goes to whoever books it first.',
    facts: [
      { label: 'When', value: spanPhrase(lesson, zone) },
      ...(elsewhere ? [{ label: 'Your time', value: elsewhere }] : []),
      { label: 'With', value: name },
      { label: 'Length', value: durationPhrase(lesson.duration) },
      ...(lesson.venue ? [{ label: 'Where', value: lesson.venue }] : []),
    ],
    button: { label: 'Book this time', path: `/player/lessons/book?${query.toString()}` },
    text: `Fairway: ${name} has a time free. ${moment}.`,
    push: { title: `${name} has a time free`, body: `${moment}. It goes to whoever books it first.` },
    why: null,
  };
}
