import type { CreditMap } from '@fairway/contracts/credits';
import type { Lesson } from '@fairway/contracts/lessons';
import type { PersonName } from '@fairway/contracts/primitives';
import { fullName } from '@fairway/contracts/phrases';
import { Skeleton } from '@mantine/core';
import { useNow, useOwnZone } from '../../../components/Clock/Clock.tsx';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { greeting } from '../../../format/days.ts';
import { timeAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { CreditsCard } from '../parts/CreditsCard.tsx';
import { PastLessonRow } from '../parts/PastLessonRow.tsx';
import { PRO_PROFILE } from '../paths.ts';
import { LoadingLessonsAside } from '../parts/LoadingLessonsAside.tsx';
import { HomeHero } from './HomeHero.tsx';

export interface PlayerHomeFacts {
  first_name: string;
  pro: PersonName | null;
  next_lesson: Lesson | null;
  last_lesson: Lesson | null;
  credits: CreditMap;
}

export interface PlayerHomeScreenProps {
  state: ScreenState<PlayerHomeFacts>;
}

/** The player's first page: the next lesson or an invitation to book, the credits, the last lesson (S1 §2). */
export function PlayerHomeScreen({ state }: PlayerHomeScreenProps) {
  const hello = greeting(timeAt(useNow(), useOwnZone()));
  const ready = state.status === 'ready' ? state : null;
  return (
    <Page
      header={
        <PageHeader
          title={ready ? `${hello}, ${ready.first_name}` : hello}
          detail={
            ready?.pro ? (
              `Golf with ${fullName(ready.pro)}`
            ) : state.status === 'loading' ? (
              <Skeleton component="span" display="inline-block" width={160} height={12} radius="xs" />
            ) : undefined
          }
        />
      }
      aside={
        ready ? (
          <>
            <section>
              <SectionTitle>Your credits</SectionTitle>
              <CreditsCard credits={ready.credits} brief />
            </section>
            {ready.last_lesson ? (
              <section>
                <SectionTitle id="last-lesson">Last lesson</SectionTitle>
                <ListCard labelledBy="last-lesson">
                  <PastLessonRow lesson={ready.last_lesson} />
                </ListCard>
              </section>
            ) : null}
            {ready.pro ? (
              <section>
                <SectionTitle id="pro">Your pro</SectionTitle>
                <ListCard labelledBy="pro">
                  <ListRow
                    lead={<Initials person={ready.pro} />}
                    title={fullName(ready.pro)}
                    detail="Profile and contact"
                    href={PRO_PROFILE}
                  />
                </ListCard>
              </section>
            ) : null}
          </>
        ) : state.status === 'loading' ? (
          <LoadingLessonsAside rows={1} />
        ) : null
      }
    >
      {state.status === 'loading' ? (
        <Loading>
          <LoadingCard height={228} />
          <Skeleton height={44} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready ? <HomeHero lesson={ready.next_lesson} beginner={!ready.last_lesson} /> : null}
    </Page>
  );
}
