import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { LESSON_TYPES } from '@fairway/contracts/constants';
import { Card, Stack, Text } from '@mantine/core';
import { type Ref, useRef } from 'react';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { StarButton } from '../../../../kit/StarButton/StarButton.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { listDate } from '../../../../format/days.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { FEE_DUE } from '../../components/CashPayment/feeText.ts';
import { BookedLesson } from '../../components/player/BookedLesson.tsx';
import { LessonFacts } from '../../components/LessonFacts.tsx';
import { LessonVideos, type LessonWithRecord } from '../../components/videos/LessonVideos.tsx';
import { comparePath, drillPath, LESSONS } from '../../../../paths/player.ts';
import { hasRecord, LessonRecord, type RecordReading } from '../../components/record/LessonRecord.tsx';
import { Comments } from '../../../records/components/Comments/Comments.tsx';
import { ShareRecord, type RecordSharing } from '../../../records/components/ShareRecord/ShareRecord.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface PlayerLessonScreenProps extends RecordReading {
  state: Loadable<{ lesson: LessonWithRecord }>;
  /** Fulfils once the lesson is cancelled. */
  onCancel: (lesson: Lesson) => Promise<unknown>;
  onStar: (lesson: Lesson, starred: boolean) => void;
  /** How the player lets others read the record. */
  sharing: RecordSharing;
}

interface DetailsProps extends RecordReading {
  lesson: LessonWithRecord;
  sharing: RecordSharing;
  onCancel: (lesson: Lesson) => void;
  /** Takes the focus once the lesson is cancelled, and the button with it. */
  hereRef: Ref<HTMLDivElement>;
}

function Details({ lesson, sharing, onCancel, hereRef, ...reading }: DetailsProps) {
  const ahead = lesson.can.change || lesson.can.cancel;
  const recorded = hasRecord(lesson);
  const { comments = [] } = lesson;
  return (
    <Stack ref={hereRef} tabIndex={-1} gap="lg" style={{ outline: 'none' }}>
      {lesson.fee_due ? <Notice tone="warning">{FEE_DUE}</Notice> : null}
      {ahead ? <BookedLesson lesson={lesson} eyebrow="Coming up" onCancel={onCancel} /> : null}
      <LessonVideos lesson={lesson} onRetryVideo={reading.onRetryVideo} />
      {recorded ? (
        <LessonRecord
          {...reading}
          lesson={lesson}
          actions={<ShareRecord {...sharing} />}
          getCompareHref={({ id }) => comparePath(id)}
          getDrillHref={drillPath}
        />
      ) : null}
      {lesson.awaiting_record ? (
        <Card>
          <Text fw={560}>Awaiting record update</Text>
          <Text c="dimmed" fz="sm">
            {`You’ll be notified when ${lesson.pro.first_name} adds the record.`}
          </Text>
        </Card>
      ) : null}
      {/* A coach may write before there is a record, and the player is told of it. */}
      {!recorded && comments.length > 0 ? (
        <Comments comments={comments} timezone={lesson.timezone} {...reading.comments} />
      ) : null}
      <LessonFacts lesson={lesson} underHero={ahead} />
    </Stack>
  );
}

/** One lesson: its facts, and what may still be done with it. */
export function PlayerLessonScreen({ state, onCancel, onStar, ...reading }: PlayerLessonScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({
    side: 'player',
    onCancel: (lesson) => onCancel(lesson),
    onDone: () => hereRef.current?.focus(),
  });
  const lesson = findReady(state)?.lesson;
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
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={232} />
            <LoadingRows count={4} />
          </Loading>
        }
      >
        {(ready) => <Details {...reading} lesson={ready.lesson} onCancel={ask} hereRef={hereRef} />}
      </ScreenState>
      {dialog}
    </Page>
  );
}
