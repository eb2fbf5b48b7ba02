import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { BagClub } from '@fairway/contracts/kit/bag';
import type { DistanceUnit } from '@fairway/contracts/kit/distances';
import type { Yardage } from '@fairway/contracts/kit/yardages';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { PracticeOverview } from '@fairway/contracts/practice/overview';
import type { PracticeToday } from '@fairway/contracts/practice/plans';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { greeting } from '@fairway/time/phrases';
import { Skeleton } from '@mantine/core';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { timeAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { CreditsCard } from '../../components/player/CreditsCard.tsx';
import { PastLessonRow } from '../../components/player/PastLessonRow.tsx';
import { BAG, GOALS, PRO_PROFILE, SKILLS } from '../../../../paths/player.ts';
import { LoadingLessonsAside } from '../../components/player/LoadingLessonsAside.tsx';
import { HomeBag } from '../../../kit/components/HomeKit/HomeBag.tsx';
import { HomeYardages } from '../../../kit/components/HomeKit/HomeYardages.tsx';
import { HomePractice } from '../../../practice/components/HomePractice/HomePractice.tsx';
import { HomeReminders } from '../../../practice/components/HomeReminders/HomeReminders.tsx';
import { HomeSkills } from '../../../practice/components/HomeSkills/HomeSkills.tsx';
import { ExpiringCredits } from './ExpiringCredits.tsx';
import { HomeHero } from './HomeHero.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

interface PlayerHomeFacts {
  first_name: string;
  pro: PersonName | null;
  next_lesson: Lesson | null;
  last_lesson: Lesson | null;
  credits: CreditMap;
  handed: 'left' | 'right' | null;
  bags: readonly BagClub[];
  yardages: readonly Yardage[];
  settings: { distance_unit: DistanceUnit };
  /** What there is to practise today, the skills in one line and the newest key reminders. */
  practice: PracticeToday;
  overview: PracticeOverview;
}

export interface PlayerHomeScreenProps {
  state: Loadable<PlayerHomeFacts>;
}

/**
 * The player's first page: the next lesson or an invitation to book, what to practise and to keep in mind, how they stand, what is in
 * the bag.
 */
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
            <HomeBag clubs={ready.bags} handed={ready.handed} href={BAG} />
            <HomeYardages yardages={ready.yardages} unit={ready.settings.distance_unit} />
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
                <SectionTitle id="pro">Your coach</SectionTitle>
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
        {({ next_lesson, last_lesson, credits, practice, overview: { skills, reminders } }) => (
          <>
            <HomeHero lesson={next_lesson} last={last_lesson} />
            <ExpiringCredits credits={credits} />
            <HomePractice practice={practice} />
            <HomeReminders reminders={reminders} all={{ href: GOALS, label: 'View goals' }} />
            {skills ? <HomeSkills skills={skills} href={SKILLS} /> : null}
          </>
        )}
      </ScreenState>
    </Page>
  );
}
