import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { LessonFacts } from '../../../components/lessons/LessonFacts.tsx';
import { lessonName } from '../../../components/lessons/names.ts';
import { OnDayMoney } from '../../../components/lessons/OnDayMoney/OnDayMoney.tsx';
import { type OnDayMoneyOptions, useOnDayMoney } from '../../../components/lessons/OnDayMoney/useOnDayMoney.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { StarButton } from '../../../components/StarButton/StarButton.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { listDate } from '../../../format/days.ts';
import type { ScreenState } from '../../state.ts';
import { LessonVideos, type LessonWithRecord } from '../../../components/videos/LessonVideos.tsx';
import { proPaths } from '../paths.ts';

export interface ProLessonScreenProps extends OnDayMoneyOptions {
  /** Whose history the lesson is in. */
  player_id: string;
  state: ScreenState<{ lesson: LessonWithRecord }>;
  onStar: (lesson: Lesson, starred: boolean) => void;
}

function LessonOf({
  lesson,
  player_id,
  ...options
}: OnDayMoneyOptions & { lesson: LessonWithRecord; player_id: string }) {
  const { ask, dialog } = useOnDayMoney(options);
  return (
    <>
      <LessonVideos lesson={lesson} />
      <LessonFacts lesson={lesson} side="pro" />
      <OnDayMoney lesson={lesson} onAsk={ask} />
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
    </>
  );
}

/** One lesson of a player's history: what is known of it, and the coach's own star (S2 §2 "history/lesson/{lesson}"). */
export function ProLessonScreen({ player_id, state, onStar, ...money }: ProLessonScreenProps) {
  const lesson = state.status === 'ready' ? state.lesson : null;
  return (
    <Page
      header={
        <PageHeader
          title={lesson?.type === LESSON_TYPES.video ? 'Video lesson' : 'Lesson'}
          detail={lesson ? lessonName(lesson) : undefined}
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
    >
      {state.status === 'loading' ? (
        <Loading>
          <LoadingCard height={300} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {lesson ? <LessonOf lesson={lesson} player_id={player_id} {...money} /> : null}
    </Page>
  );
}
