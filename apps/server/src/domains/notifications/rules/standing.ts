import { isLive, todayIn } from '../../offers/rules/window.ts';
import type {
  ChangesHappening,
  FreedHappening,
  Happening,
  LessonHappening,
  LetterHappening,
  LotHappening,
  OfferHappening,
  VideoHappening,
} from './facts.ts';

const DAY = 86_400_000;

function lessonOutdated({ topic, payload, lesson }: LessonHappening, now: Date): string | null {
  const at = now.getTime();
  if (topic === 'lesson.cancelled') return at >= lesson.ends_at.getTime() + DAY ? 'the lesson is long over' : null;
  if (lesson.cancelled_at) return 'the lesson was cancelled since';
  if (topic === 'lesson.reminder') {
    if (lesson.starts_at.getTime() !== Date.parse(payload.starts_at)) return 'the lesson was moved since';
    return at >= lesson.starts_at.getTime() ? 'the lesson has begun' : null;
  }
  return at >= lesson.ends_at.getTime() ? 'the lesson is over' : null;
}

function freedOutdated({ freed: { lesson, taken } }: FreedHappening, now: Date): string | null {
  if (taken) return 'the time was taken since';
  return now >= lesson.starts_at ? 'the time has passed' : null;
}

/** What still stands of lessons that were changed together: the rest has a notice of its own, or is over. */
export const standingChanges = ({ together }: ChangesHappening): ChangesHappening['together']['changes'] =>
  together.changes.filter(({ what, lesson }) => what === 'cancelled' || lesson.cancelled_at === null);

function changesOutdated(happening: ChangesHappening, now: Date): string | null {
  const standing = standingChanges(happening);
  if (standing.length === 0) return 'the lessons were cancelled since';
  const ends = standing.map(({ what, lesson }) => lesson.ends_at.getTime() + (what === 'cancelled' ? DAY : 0));
  return now.getTime() >= Math.max(...ends) ? 'the lessons are over' : null;
}

function lotOutdated({ topic, lot }: LotHappening, now: Date): string | null {
  if (topic === 'credits.given') return null;
  if (lot.remaining === 0) return 'the credits were used since';
  return now >= lot.expires_at ? 'the credits have expired' : null;
}

/** Somebody who paid gets their receipt, whatever became of it. */
const videoOutdated = ({ video: { cancelled_at, purchase } }: VideoHappening): string | null =>
  cancelled_at !== null && purchase === null ? 'the lesson was cancelled since' : null;

const offerOutdated = ({ offer }: OfferHappening, now: Date): string | null =>
  isLive(offer, todayIn(offer.pro.timezone, now)) ? null : 'the offer cannot be redeemed now';

function letterOutdated(happening: LetterHappening, now: Date): string | null {
  const over = (expires_at: Date) => (now >= expires_at ? 'it is out of date' : null);
  if (happening.topic === 'challenge.made')
    return happening.challenge.settled_at ? 'it was used or replaced since' : over(happening.challenge.expires_at);
  if (happening.topic === 'invitation.made') {
    if (happening.invitation.accepted_at) return 'the invitation was accepted since';
    if (happening.invitation.sent !== happening.payload.sent) return 'a newer mail was sent since';
    return over(happening.invitation.expires_at);
  }
  return happening.topic === 'export.ready' ? over(happening.expires_at) : null;
}

/**
 * Why a notice that is about to go out would no longer be true or of use, or null when it still is. What has happened to the
 * lesson since has a notice of its own, so:
 * - a booking or a move is not told once the lesson is cancelled (the cancellation is) or over;
 * - a booking of a lesson that was moved since is told, with the time it has now, as the move is after it;
 * - a cancellation is told until a day after the lesson, since a fee or credits hang on it;
 * - a reminder is for one start: none once the lesson moved, began or was cancelled (decision M5);
 * - a free time is not told of once it is taken again or has come (decision D16);
 * - credits that were used or ran out need no reminder; an offer is told of while it can be redeemed (O2);
 * - a receipt stands always, and says what has become of the money since;
 * - a pin or link that was used, replaced or ran out is not sent any more.
 */
export function outdated(happening: Happening, now: Date): string | null {
  if ('to' in happening) return letterOutdated(happening, now);
  if ('freed' in happening) return freedOutdated(happening, now);
  if ('together' in happening) return changesOutdated(happening, now);
  if ('offer' in happening) return offerOutdated(happening, now);
  if ('lot' in happening) return lotOutdated(happening, now);
  if ('video' in happening) return videoOutdated(happening);
  return 'lesson' in happening ? lessonOutdated(happening, now) : null;
}
