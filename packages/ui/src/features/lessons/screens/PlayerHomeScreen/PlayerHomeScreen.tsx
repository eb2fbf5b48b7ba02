import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { Skeleton } from '@mantine/core';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { greeting } from '../../../../format/days.ts';
import { timeAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { CreditsCard } from '../../components/player/CreditsCard.tsx';
import { PastLessonRow } from '../../components/player/PastLessonRow.tsx';
import { PRO_PROFILE } from '../../../../paths/player.ts';
import { LoadingLessonsAside } from '../../components/player/LoadingLessonsAside.tsx';
import { HomeHero } from './HomeHero.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

interface PlayerHomeFacts {
  first_name: string;
  pro: PersonName | null;
  next_lesson: Lesson | null;
  last_lesson: Lesson | null;
  credits: CreditMap;
}

export interface PlayerHomeScreenProps {
  state: Loadable<PlayerHomeFacts>;
}

/** The player's first page: the next lesson or an invitation to book, the credits, the last lesson. */
export function PlayerHomeScreen({ state }: PlayerHomeScreenProps) {
  const hello = greeting(timeAt(useNow(), useOwnZone()));
  const ready = findReady(state);
  return (
    <Page
      header={
        <PageHeader
          title={ready ? `${hello}, ${ready.first_name}` : hello}
          detail={
            ready?.pro ? (
              `Golf with ${formatFullName(ready.pro)}`
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
                    title={formatFullName(ready.pro)}
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
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={228} />
            <Skeleton height={44} />
          </Loading>
        }
      >
        {(facts) => <HomeHero lesson={facts.next_lesson} beginner={!facts.last_lesson} />}
      </ScreenState>
    </Page>
  );
}
