import { findPractice } from '#domains/notifications/practice-reminders/repository.ts';
import { isOn } from '#domains/notifications/practice-reminders/rules.ts';
import { excerpt } from '#core/excerpt.ts';
import { selectBroadcast } from './channel-matrix.ts';
import type { NotificationEvent } from './context.ts';
import type { NotificationKind } from './kind.ts';

/** More drills than anybody practises in a day. */
const SHOWN = 6;
const TITLE_LENGTH = 60;

type Due = NotificationEvent<'practice.due'>;
type Drill = Due['practice']['drills'][number];

const button = { label: 'Open your practice', path: '/player/goals' };

const countDrills = (count: number): string => (count === 1 ? '1 drill' : `${count} drills`);
const writeTitle = ({ title }: Drill): string => excerpt(title, TITLE_LENGTH);

/** "Gate putting", "Gate putting and one more", "Gate putting and 2 more". */
function summarise({ practice: { drills } }: Due): string {
  const [first, ...more] = drills;
  if (!first || more.length === 0) return first ? writeTitle(first) : '';
  return `${writeTitle(first)} and ${more.length === 1 ? 'one' : more.length} more`;
}

const describeDrill = ({ title, minutes }: Drill) => ({
  label: minutes === null ? 'Drill' : minutes === 1 ? '1 minute' : `${minutes} minutes`,
  value: title,
});

/** What a player has to practise today, once in the morning of the day (P26). It says nothing of what was missed. */
export const practiceDue: NotificationKind<'practice.due'> = {
  topic: 'practice.due',
  load: (db, { payload }) => findPractice(db, payload),
  recipients: ({ topic, to, practice }) => (practice.drills.length > 0 ? selectBroadcast(topic, [to]) : []),
  findReader: ({ to }, user_id) => (to.id === user_id ? { audience: 'player', person: to } : null),
  isStale({ payload, practice }, now) {
    if (practice.drills.length === 0) return 'it was practised, or is in no plan any more';
    return isOn(payload.day, practice.timezone, now) ? null : 'its day is over';
  },
  email({ practice: { drills } }) {
    const more = drills.length - SHOWN;
    return {
      template: 'practice',
      subject: `Practice for today: ${countDrills(drills.length)}`,
      heading: 'Your practice for today',
      lead: 'A few good minutes are enough, and whatever does not fit in today can wait.',
      items: [
        ...drills.slice(0, SHOWN).map(describeDrill),
        ...(more > 0 ? [{ label: 'Also', value: `${more} more ${more === 1 ? 'drill' : 'drills'}` }] : []),
      ],
      facts: [],
      button,
      footer: null,
    };
  },
  push: (event) => ({ title: 'Your practice for today', body: summarise(event), path: button.path }),
  // Planned by push and email alone; a text is for a change of the next hours (M4).
  text: (event) => `Fairway: practice for today: ${summarise(event)}.`,
};
