import type { Goal } from '@fairway/contracts/practice/goals';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { type GoalActs, Goals } from '../../components/Goals/Goals.tsx';

export interface PlayerGoalsScreenProps extends GoalActs {
  state: Loadable<{ goals: Goal[]; name: string; first_name: string; timezone: string }>;
  back: HeaderWay;
}

/** The goals of a player, as their coach sees them. */
export function PlayerGoalsScreen({ state, back, ...acts }: PlayerGoalsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Goals"
          // Its place is kept while the name is on its way.
          detail={state.status === 'ready' ? state.name : '\u00a0'}
          back={back}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the goals">
            <LoadingCard height={240} />
            <LoadingCard height={240} />
          </Loading>
        }
      >
        {({ goals, first_name, timezone }) => <Goals goals={goals} timezone={timezone} other={first_name} {...acts} />}
      </ScreenState>
    </Page>
  );
}
