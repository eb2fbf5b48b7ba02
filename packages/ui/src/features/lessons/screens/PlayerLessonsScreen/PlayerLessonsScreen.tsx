import type { CreditMap } from '@fairway/contracts/credits/credits';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { WaitingList } from '@fairway/contracts/schedule/waiting-list';
import { Button, Stack } from '@mantine/core';
import { IconClockPause, IconUsersGroup } from '@tabler/icons-react';
import { useRef } from 'react';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import type { InfiniteScrollFooterProps } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { LoadingPage } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { BookedLesson } from '../../components/player/BookedLesson.tsx';
import { CreditsCard } from '../../components/player/CreditsCard.tsx';
import { LoadingLessonsAside } from '../../components/player/LoadingLessonsAside.tsx';
import { HeldTimes } from '../../../schedule/components/WaitingList/HeldTimes.tsx';
import { BOOK, CREDITS, GROUPS, WAITING } from '../../../../paths/player.ts';
import { Bookings } from './Bookings.tsx';
import { LatestRecord } from './LatestRecord.tsx';
import { NoBookings } from './NoBookings.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface PlayerLessonsFacts {
  next_lesson: Lesson | null;
  todays: Lesson[];
  /** Those of the pages that have come. */
  upcoming: Lesson[];
  /** The newest ones. */
  past: Lesson[];
  /** The newest past one that was not cancelled. */
  latest: Lesson | null;
  credits: CreditMap;
  /** What is held for the player of the waiting list. */
  waiting: Pick<WaitingList, 'holds' | 'timezone'>;
  /** How many group lessons the coach has planned. */
  groups: number;
}

export interface PlayerLessonsScreenProps {
  state: Loadable<PlayerLessonsFacts>;
  /** How the list of upcoming lessons goes on. */
  end: InfiniteScrollFooterProps;
  /** Fulfils once the lesson is cancelled. */
  onCancel: (lesson: Lesson) => Promise<unknown>;
}

const bookButton = (
  <Button component={AppLink} href={BOOK}>
    Book a lesson
  </Button>
);

/** The player's lessons: the next one, those booked, the credits, those behind. */
export function PlayerLessonsScreen({ state, end, onCancel }: PlayerLessonsScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({
    side: 'player',
    onCancel: (lesson) => onCancel(lesson),
    onDone: () => hereRef.current?.focus(),
  });
  const ready = findReady(state);
  const isNew = ready && ready.todays.length + ready.upcoming.length + ready.past.length === 0;
  return (
    <Page
      header={<PageHeader title="Lessons" />}
      aside={
        ready ? (
          <>
            <section>
              <SectionTitle action={{ href: CREDITS, label: 'View lesson credits' }}>Lesson credits</SectionTitle>
              <CreditsCard credits={ready.credits} />
            </section>
            {isNew ? null : (
              <LatestRecord latest={ready.latest} more={ready.latest !== null || ready.past.length > 0} />
            )}
            <ListCard label="Group lessons and waiting list">
              {ready.groups > 0 ? (
                <ListRow icon={IconUsersGroup} title="Group lessons" detail="Clinics you can join" href={GROUPS} />
              ) : null}
              <ListRow
                icon={IconClockPause}
                title="Waiting list"
                detail="Get notified when a time becomes free"
                href={WAITING}
              />
            </ListCard>
          </>
        ) : state.status === 'loading' ? (
          <LoadingLessonsAside rows={3} />
        ) : null
      }
    >
      <ScreenState state={state} loading={<LoadingPage rows={2} />}>
        {(facts) => (
          <Stack ref={hereRef} tabIndex={-1} gap="lg" style={{ outline: 'none' }}>
            <HeldTimes {...facts.waiting} />
            {isNew ? (
              <EmptyState illustration={<EmptyDiary />} title="You have no bookings" action={bookButton}>
                Your bookings and lesson records appear here.
              </EmptyState>
            ) : (
              <>
                {facts.next_lesson ? (
                  <BookedLesson lesson={facts.next_lesson} eyebrow="Next Lesson" onCancel={ask} />
                ) : (
                  <NoBookings />
                )}
                {bookButton}
                <Bookings
                  lessons={[...facts.todays, ...facts.upcoming].filter(({ id }) => id !== facts.next_lesson?.id)}
                  end={end}
                />
              </>
            )}
          </Stack>
        )}
      </ScreenState>
      {dialog}
    </Page>
  );
}
