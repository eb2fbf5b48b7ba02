import type { PlayerPractice, PracticeToday } from '@fairway/contracts/practice/plans';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { nearDayPhrase } from '../../../../format/days.ts';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { LoadingPage } from '../../../../kit/StateView/Loading.tsx';
import { PracticeDay, type PracticeDayProps } from '../../components/PracticeDay/PracticeDay.tsx';
import { ResultSection } from '../../components/ResultSection/ResultSection.tsx';
import { describeDue, describeStreak } from '../../components/drillPhrases.ts';

type Practice = Pick<PracticeToday, 'today' | 'next_on' | 'streak'> &
  Pick<PracticeDayProps, 'due' | 'done'> &
  Pick<PlayerPractice, 'curves' | 'plans'>;

export interface GoalsScreenProps extends Omit<PracticeDayProps, 'due' | 'done'> {
  state: Loadable<Practice>;
  /** What stands beside practice (U1): key reminders, the skills in one card, and the goals that both have agreed. */
  reminders?: ReactNode;
  skills?: ReactNode;
  agreed?: ReactNode;
}

function describeDay({ due, done, next_on }: Practice): string {
  if (due.length > 0) return describeDue(due.map(({ drill }) => drill));
  if (done.length > 0) return 'All done for today';
  return next_on === null ? 'Nothing set at the moment' : 'A day off';
}

/** What the coach said about the plans under way. */
function PlanNotes({ plans }: Pick<Practice, 'plans'>) {
  return plans
    .filter(({ note, ended_at }) => note !== '' && ended_at === null)
    .map(({ id, note }) => (
      <Notice key={id} tone="tip" title="From your coach">
        <Text className="lines">{note}</Text>
      </Notice>
    ));
}

type SectionProps = Omit<GoalsScreenProps, 'state' | 'reminders' | 'skills' | 'agreed'> & { practice: Practice };

function PracticeSection({ practice, ...actions }: SectionProps) {
  const { due, done, next_on, today, streak, curves, plans } = practice;
  if (plans.length === 0)
    return (
      <EmptyState illustration={<FlagOnGreen />} title="Your practice will be here">
        After a lesson your coach sets drills for the days ahead. Tick them off here, with or without a signal.
      </EmptyState>
    );
  return (
    <>
      <HeroCard
        eyebrow="Practice today"
        title={describeDay(practice)}
        detail={next_on !== null && due.length === 0 ? `Next: ${nearDayPhrase(next_on, today)}` : undefined}
      >
        <Text fz="sm" mt="xs">
          {describeStreak(streak)}
        </Text>
      </HeroCard>
      <PlanNotes plans={plans} />
      {due.length + done.length > 0 ? <PracticeDay due={due} done={done} {...actions} /> : null}
      <ResultSection curves={curves} />
    </>
  );
}

/**
 * What a player works on. Practice comes first, for it is what they do here each day; what comes beside it comes below, so that nothing
 * they are about to tap moves when it is there.
 */
export function GoalsScreen({ state, reminders, skills, agreed, ...actions }: GoalsScreenProps) {
  return (
    <Page
      header={<PageHeader title="Goals" />}
      aside={
        <>
          {reminders}
          {skills}
          {agreed}
        </>
      }
    >
      <ScreenState state={state} failedTitle="Your practice could not be loaded" loading={<LoadingPage rows={2} />}>
        {(practice) => <PracticeSection practice={practice} {...actions} />}
      </ScreenState>
    </Page>
  );
}
