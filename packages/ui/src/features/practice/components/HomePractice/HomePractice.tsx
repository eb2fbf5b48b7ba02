import type { PracticeToday } from '@fairway/contracts/practice/plans';
import { nearDayPhrase } from '../../../../format/days.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { GOALS } from '../../../../paths/player.ts';
import { IconTarget } from '@tabler/icons-react';
import { describeDue, describeStreak } from '../drillPhrases.ts';

export interface HomePracticeProps {
  state: Loadable<{ practice: Pick<PracticeToday, 'today' | 'due' | 'done' | 'next_on' | 'streak'> }>;
}

function describeHome({ due, done, next_on, today }: Omit<PracticeToday, 'streak'>): string {
  if (due.length > 0) return `Practice today: ${describeDue(due.map(({ drill }) => drill))}`;
  if (done.length > 0) return 'Today’s practice is done';
  return next_on === null ? 'Nothing to practise at the moment' : `Practice again: ${nearDayPhrase(next_on, today)}`;
}

/** The next practice as one row of the player's home, which leads to it. */
export function HomePractice({ state }: HomePracticeProps) {
  return (
    <ScreenState
      state={state}
      failedTitle="Your practice could not be loaded"
      loading={
        <Loading label="Loading your practice">
          <LoadingRows count={1} lead />
        </Loading>
      }
    >
      {({ practice }) => (
        <ListCard label="Practice">
          <ListRow
            icon={IconTarget}
            title={describeHome(practice)}
            detail={describeStreak(practice.streak)}
            href={GOALS}
          />
        </ListCard>
      )}
    </ScreenState>
  );
}
