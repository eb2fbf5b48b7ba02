import type { PracticeToday } from '@fairway/contracts/practice/plans';
import { nearDayPhrase } from '../../../../format/days.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { GOALS } from '../../../../paths/player.ts';
import { IconTarget } from '@tabler/icons-react';
import { describeDue, describeStreak } from '../drillPhrases.ts';

/** Null of a player who has nothing to practise and never had. */
function describeHome({ due, done, next_on, today, streak }: PracticeToday): string | null {
  if (due.length > 0) return `Practice today: ${describeDue(due.map(({ drill }) => drill))}`;
  if (done.length > 0) return 'Today’s practice is done';
  if (next_on !== null) return `Next practice: ${nearDayPhrase(next_on, today)}`;
  return streak.weeks > 0 ? 'No practice due' : null;
}

/** The next practice as one row of the player's home, which leads to it; nothing for whoever has never had any. */
export function HomePractice({ practice }: { practice: PracticeToday }) {
  const title = describeHome(practice);
  if (title === null) return null;
  return (
    <ListCard label="Practice">
      <ListRow icon={IconTarget} title={title} detail={describeStreak(practice.streak)} href={GOALS} />
    </ListCard>
  );
}
