import { nameGoalMeasure } from '@fairway/contracts/messages/goal-measures';
import { formatDate } from '@fairway/time/phrases';
import { findGoal } from '#domains/notifications/goal-context/repository.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { GoalContext, NotificationEvent } from './context.ts';
import { otherName } from './format.ts';
import type { Audience, NotificationKind, Reader } from './kind.ts';

type Changed = NotificationEvent<'goal.changed'>;

/** What has become of a goal, for the side that did not do it. */
function writeHeading({ payload, goal }: Changed, { audience }: Reader): string {
  const other = otherName(goal, audience);
  switch (payload.what) {
    case 'proposed':
      return `${other} has proposed a goal`;
    case 'edited':
      return `${other} has changed a proposed goal`;
    case 'agreed':
      return `${other} has accepted your goal`;
    case 'reached':
      return audience === 'player' ? 'You have reached a goal' : `${other} has reached a goal`;
  }
}

const LEADS: Record<Changed['payload']['what'], string> = {
  proposed: 'It counts once you accept it, and you may remove it if it does not suit you.',
  edited: 'It counts once you accept it as it is now.',
  agreed: 'From now on you can both note progress.',
  reached: 'Well done, both of you. It may be time for the next one.',
};

const findPath = ({ player }: GoalContext, audience: Audience): string => {
  if (audience === 'player') return '/player/goals';
  return player ? `/pro/players/${player.id}/goals` : '/pro/players';
};

/** What one of the two has done with a goal, for the other one (P4). */
export const goalChanged: NotificationKind<'goal.changed'> = {
  topic: 'goal.changed',
  async load(db, { payload }) {
    const goal = await findGoal(db, payload.goal_id);
    return goal && { goal };
  },
  recipients: (event) => selectSides(event, event.goal),
  findReader: ({ goal }, user_id) => findSide(goal, user_id),
  isStale({ payload: { what, revision }, goal }) {
    if (what !== 'proposed' && what !== 'edited') return null;
    if (goal.is_agreed) return 'it has been agreed since';
    return goal.revision === revision ? null : 'it was changed again since';
  },
  email(event, reader) {
    const { goal, payload } = event;
    const heading = writeHeading(event, reader);
    return {
      template: 'practice',
      subject: `${heading}: ${goal.title}`,
      heading,
      lead: LEADS[payload.what],
      items: [{ label: 'Goal', value: goal.title }],
      facts: [
        { label: nameGoalMeasure(goal), value: `${goal.start} to ${goal.target}` },
        { label: 'By', value: formatDate(goal.due_on) },
      ],
      button: { label: 'See the goal', path: findPath(goal, reader.audience) },
      footer: null,
    };
  },
  push: (event, reader) => ({
    title: writeHeading(event, reader),
    body: event.goal.title,
    path: findPath(event.goal, reader.audience),
  }),
  text: (event, reader) => `Fairway: ${writeHeading(event, reader)}.`,
};
