import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { LoadingPage } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { LessonFacts } from '../../../components/lessons/LessonFacts.tsx';
import { LessonHero } from '../parts/LessonHero.tsx';
import { BOOK, LESSONS } from '../paths.ts';
import classes from './BookLessonConfirmationScreen.module.css';

export interface BookLessonConfirmationScreenProps {
  state: ScreenState<{ lesson: Lesson; calendarFeedURL: string }>;
  /** Hands the lesson over as a calendar file. */
  onAddToCalendar: (lesson: Lesson) => void;
}

/** A lesson just booked, and what can be done next (S1 §2). */
export function BookLessonConfirmationScreen({ state, onAddToCalendar }: BookLessonConfirmationScreenProps) {
  const ready = state.status === 'ready' ? state : null;
  const gone = ready?.lesson.cancelled_at;
  return (
    <Page
      header={
        <PageHeader
          title={gone ? 'This lesson was cancelled' : 'Your lesson is booked'}
          close={{ href: LESSONS, label: 'Close' }}
        />
      }
    >
      {state.status === 'loading' ? <LoadingPage rows={4} /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready ? (
        <>
          {gone ? (
            <Notice tone="warning">It is no longer in the diary.</Notice>
          ) : (
            <LessonHero
              eyebrow="See you there"
              lesson={ready.lesson}
              actions={
                <Button
                  variant="white"
                  leftSection={<Icon of={IconCalendarPlus} size={20} />}
                  onClick={() => onAddToCalendar(ready.lesson)}
                >
                  Add to calendar
                </Button>
              }
            />
          )}
          <LessonFacts lesson={ready.lesson} underHero={!gone} />
          {gone ? null : (
            <p className={classes.feed}>
              To have every lesson in your calendar, changes too,{' '}
              <a href={ready.calendarFeedURL}>open your calendar feed</a>.
            </p>
          )}
          <div className={classes.ways}>
            <Button component={AppLink} href={LESSONS}>
              Go to your lessons
            </Button>
            <Button component={AppLink} href={BOOK} variant="default">
              Book another lesson
            </Button>
          </div>
        </>
      ) : null}
    </Page>
  );
}
