import type { CreditMap } from '@fairway/contracts/credits';
import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { EmptyDiary } from '../../../components/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { useCancelLesson } from '../../../components/lessons/useCancelLesson.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { LoadingPage } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { BookedLesson } from '../parts/BookedLesson.tsx';
import { CreditsCard } from '../parts/CreditsCard.tsx';
import { LoadingLessonsAside } from '../parts/LoadingLessonsAside.tsx';
import { BOOK, CREDITS } from '../paths.ts';
import { Bookings } from './Bookings.tsx';
import { LatestRecord } from './LatestRecord.tsx';
import { NoBookings } from './NoBookings.tsx';
import classes from './PlayerLessonsScreen.module.css';

export interface PlayerLessonsFacts {
  next_lesson: Lesson | null;
  todays: Lesson[];
  upcoming: Lesson[];
  past: Lesson[];
  credits: CreditMap;
}

export interface PlayerLessonsScreenProps {
  state: ScreenState<PlayerLessonsFacts>;
  /** Fulfils once the lesson is cancelled. */
  onCancel: (lesson: Lesson) => Promise<unknown>;
}

const bookButton = (
  <Button component={AppLink} href={BOOK}>
    Book a lesson
  </Button>
);

/** The player's lessons: the next one, those booked, the credits, those behind (S1 §2 Player Lessons, D14, D15). */
export function PlayerLessonsScreen({ state, onCancel }: PlayerLessonsScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({
    side: 'player',
    onCancel: (lesson) => onCancel(lesson),
    onDone: () => hereRef.current?.focus(),
  });
  const ready = state.status === 'ready' ? state : null;
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
            {isNew ? null : <LatestRecord past={ready.past} />}
          </>
        ) : state.status === 'loading' ? (
          <LoadingLessonsAside rows={3} />
        ) : null
      }
    >
      {state.status === 'loading' ? <LoadingPage rows={2} /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready ? (
        <div ref={hereRef} tabIndex={-1} className={classes.here}>
          {isNew ? (
            <EmptyState illustration={<EmptyDiary />} title="You have no bookings" action={bookButton}>
              Your bookings and lesson records appear here.
            </EmptyState>
          ) : (
            <>
              {ready.next_lesson ? (
                <BookedLesson lesson={ready.next_lesson} eyebrow="Next Lesson" onCancel={ask} />
              ) : (
                <NoBookings />
              )}
              {bookButton}
              <Bookings
                lessons={[...ready.todays, ...ready.upcoming].filter(({ id }) => id !== ready.next_lesson?.id)}
              />
            </>
          )}
        </div>
      ) : null}
      {dialog}
    </Page>
  );
}
