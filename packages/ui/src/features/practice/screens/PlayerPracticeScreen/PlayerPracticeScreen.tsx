import type { PlayerPractice } from '@fairway/contracts/practice/plans';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { PlanCard } from '../../components/PlanCard/PlanCard.tsx';
import { ResultSection } from '../../components/ResultSection/ResultSection.tsx';

export interface PlayerPracticeScreenProps {
  player_id: string;
  state: Loadable<{ player: PersonName; practice: PlayerPractice }>;
  /** Fulfils once the plan has ended. */
  onEnd: (plan_id: string) => Promise<unknown>;
}

function describeRun({ weeks, has_this_week }: PlayerPractice['streak']): string {
  if (weeks === 0) return 'None at the moment';
  const run = weeks === 1 ? '1 week' : `${weeks} weeks in a row`;
  return has_this_week ? `${run}, including this one` : run;
}

/** What stands at the beginning of the next lesson: how much was practised of what was set. */
function Facts({ practice: { recent, streak } }: { practice: PlayerPractice }) {
  return (
    <DetailList
      items={[
        { label: 'Last four weeks', value: `${recent.done} of ${recent.due} sessions done` },
        { label: 'Weeks of practice', value: describeRun(streak) },
      ]}
    />
  );
}

function Plans({ player_id, plans, onEnd }: Omit<PlayerPracticeScreenProps, 'state'> & Pick<PlayerPractice, 'plans'>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>Plans</SectionTitle>
      <Stack gap="lg">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            editHref={proPaths.setPractice(player_id, { plan: plan.id })}
            onEnd={() => onEnd(plan.id)}
          />
        ))}
      </Stack>
    </section>
  );
}

/** What a player practises, and what came of it, for their coach. */
export function PlayerPracticeScreen({ player_id, state, onEnd }: PlayerPracticeScreenProps) {
  const ready = findReady(state);
  const setPractice = (
    <Button component={AppLink} href={proPaths.setPractice(player_id)} leftSection={<Icon of={IconPlus} size={20} />}>
      Set practice
    </Button>
  );
  return (
    <Page
      header={
        <PageHeader
          title="Practice"
          detail={ready ? formatFullName(ready.player) : 'Your player'}
          back={{ href: proPaths.player(player_id), label: 'Back to the player' }}
          actions={setPractice}
        />
      }
    >
      <ScreenState
        state={state}
        failedTitle="The practice could not be loaded"
        loading={
          <Loading label="Loading the practice">
            <LoadingCard height={88} />
            <LoadingCard height={220} />
            <LoadingRows count={3} lead />
          </Loading>
        }
      >
        {({ practice }) =>
          practice.plans.length === 0 ? (
            <EmptyState illustration={<FlagOnGreen />} title="Nothing set yet">
              Choose drills from your library and the days to repeat them. Results appear here, ready for the next
              lesson.
            </EmptyState>
          ) : (
            <>
              <Facts practice={practice} />
              <ResultSection curves={practice.curves} />
              <Plans player_id={player_id} plans={practice.plans} onEnd={onEnd} />
            </>
          )
        }
      </ScreenState>
    </Page>
  );
}
