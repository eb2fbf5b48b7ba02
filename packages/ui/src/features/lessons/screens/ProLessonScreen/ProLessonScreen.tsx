import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { LessonFacts } from '../../components/LessonFacts.tsx';
import { lessonName } from '../../components/names.ts';
import { CashPayment } from '../../components/CashPayment/CashPayment.tsx';
import { type CashPaymentOptions, useCashPayment } from '../../components/CashPayment/useCashPayment.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { StarButton } from '../../../../kit/StarButton/StarButton.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { listDate } from '../../../../format/days.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { LessonVideos, type LessonWithRecord } from '../../components/videos/LessonVideos.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { LessonRecord, type RecordReading } from '../../components/record/LessonRecord.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

/** How the page of a lesson has its record: none can be written yet, to read, or to write. */
export type ProRecord = { mode: 'none' } | { mode: 'read'; onEdit: () => void } | { mode: 'edit'; editor: ReactNode };

export interface ProLessonScreenProps extends CashPaymentOptions, RecordReading {
  /** Whose history the lesson is in. */
  player_id: string;
  state: Loadable<{ lesson: LessonWithRecord; record: ProRecord }>;
  onStar: (lesson: Lesson, starred: boolean) => void;
}

function Facts({
  lesson,
  player_id,
  hasBegun,
  ...options
}: CashPaymentOptions & { lesson: LessonWithRecord; player_id: string; hasBegun: boolean }) {
  const { ask, dialog } = useCashPayment(options);
  return (
    <>
      <LessonFacts lesson={lesson} side="pro" />
      <CashPayment lesson={lesson} onAsk={ask} />
      {dialog}
      {lesson.can.change ? (
        <Button component={AppLink} href={proPaths.change(lesson.id)}>
          Change
        </Button>
      ) : (
        <Button component={AppLink} href={proPaths.book(player_id)} variant="default">
          Book next lesson
        </Button>
      )}
      {hasBegun ? (
        <Button component={AppLink} href={proPaths.setPractice(player_id, { lesson: lesson.id })} variant="default">
          Set practice
        </Button>
      ) : null}
    </>
  );
}

interface RecordProps extends RecordReading {
  lesson: LessonWithRecord;
  record: ProRecord;
}

function Record({ lesson, record, ...reading }: RecordProps) {
  if (record.mode === 'edit') return record.editor;
  if (record.mode === 'none') return null;
  const edit = (
    <Button variant="default" size="sm" mih={44} style={{ alignSelf: 'start' }} onClick={record.onEdit}>
      Edit record
    </Button>
  );
  const { player_id } = lesson;
  const getCompareHref = player_id ? ({ id }: { id: string }) => proPaths.compare(player_id, id) : undefined;
  return (
    <LessonRecord
      {...reading}
      lesson={lesson}
      actions={edit}
      getCompareHref={getCompareHref}
      getDrillHref={proPaths.drill}
    />
  );
}

/** One lesson of a player's history: its record to write and to read, what is known of it, and the coach's own star. */
export function ProLessonScreen(props: ProLessonScreenProps) {
  const { player_id, state, comments, onStar, onRetryVideo, onPrint, ...money } = props;
  const ready = findReady(state);
  const lesson = ready?.lesson;
  const hasSides = ready !== null && ready.record.mode !== 'none';
  const facts = lesson ? <Facts lesson={lesson} player_id={player_id} hasBegun={hasSides} {...money} /> : null;
  return (
    <Page
      header={
        <PageHeader
          title={lesson?.type === LESSON_TYPES.video ? 'Video lesson' : 'Lesson'}
          detail={lesson ? `${lessonName(lesson)}, ${listDate(lesson.date)}` : undefined}
          back={{ href: proPaths.history(player_id), label: 'Back to the history' }}
          actions={
            lesson ? (
              <StarButton
                starred={lesson.pro_starred}
                of={listDate(lesson.date)}
                onChange={(starred) => onStar(lesson, starred)}
              />
            ) : undefined
          }
        />
      }
      aside={hasSides ? facts : undefined}
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={300} />
          </Loading>
        }
      >
        {({ lesson: shown, record }) => (
          <>
            <LessonVideos lesson={shown} onRetryVideo={onRetryVideo} />
            <Record lesson={shown} record={record} comments={comments} onRetryVideo={onRetryVideo} onPrint={onPrint} />
            {hasSides ? null : facts}
          </>
        )}
      </ScreenState>
    </Page>
  );
}
