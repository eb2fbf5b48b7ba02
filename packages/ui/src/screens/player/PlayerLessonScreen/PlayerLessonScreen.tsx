import type { Lesson } from '@fairway/contracts/lessons';
import { LESSON_TYPES } from '@fairway/contracts/constants';
import { useRef } from 'react';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useCancelLesson } from '../../../components/lessons/useCancelLesson.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { StarButton } from '../../../components/StarButton/StarButton.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { listDate } from '../../../format/days.ts';
import type { ScreenState } from '../../state.ts';
import { BookedLesson } from '../parts/BookedLesson.tsx';
import { LessonFacts } from '../../../components/lessons/LessonFacts.tsx';
import { LessonVideos, type LessonWithRecord } from '../../../components/videos/LessonVideos.tsx';
import { LESSONS } from '../paths.ts';
import classes from './PlayerLessonScreen.module.css';

export interface PlayerLessonScreenProps {
  state: ScreenState<{ lesson: LessonWithRecord }>;
  /** Fulfils once the lesson is cancelled. */
  onCancel: (lesson: Lesson) => Promise<unknown>;
  onStar: (lesson: Lesson, starred: boolean) => void;
}

/** One lesson: its facts, and what may still be done with it (S1 §2 Lesson detail). */
export function PlayerLessonScreen({ state, onCancel, onStar }: PlayerLessonScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({
    side: 'player',
    onCancel: (lesson) => onCancel(lesson),
    onDone: () => hereRef.current?.focus(),
  });
  const lesson = state.status === 'ready' ? state.lesson : null;
  const ahead = lesson ? lesson.can.change || lesson.can.cancel : false;
  return (
    <Page
      header={
        <PageHeader
          title={lesson?.type === LESSON_TYPES.video ? 'Video lesson' : 'Lesson'}
          back={{ href: LESSONS, label: 'Back to lessons' }}
          actions={
            lesson ? (
              <StarButton
                starred={lesson.starred}
                of={listDate(lesson.date)}
                onChange={(starred) => onStar(lesson, starred)}
              />
            ) : undefined
          }
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading>
          <LoadingCard height={232} />
          <LoadingRows count={4} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {lesson ? (
        <div ref={hereRef} tabIndex={-1} className={classes.here}>
          {lesson.fee_due ? (
            <Notice tone="warning">
              This lesson was cancelled less than 24 hours before its start, so full payment is due.
            </Notice>
          ) : null}
          {ahead ? <BookedLesson lesson={lesson} eyebrow="Coming up" onCancel={ask} /> : null}
          <LessonVideos lesson={lesson} />
          <LessonFacts lesson={lesson} underHero={ahead} />
        </div>
      ) : null}
      {dialog}
    </Page>
  );
}
