import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { LessonDetail } from '@fairway/contracts/lessons/records';
import {
  ProLessonScreen,
  type ProLessonScreenProps,
} from '@fairway/ui/features/lessons/screens/ProLessonScreen/ProLessonScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { onDemand, useLoadAfterPage } from '@fairway/ui/kit/onDemand';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { isNotFound } from '../../../../../app/failures/failure.ts';
import { printPage } from '../../../../../app/shell/printPage.ts';
import { useStar } from '../../../../../features/lessons/useStar.ts';
import { HOME_OF } from '../../../../../app/session/startPath.ts';
import { useUser } from '../../../../../app/session/useUser.ts';
import { utils } from '../../../../../trpc/client.ts';
import { QUIET } from '../../../../../trpc/quiet.ts';
import { screenState } from '../../../../../trpc/screenState.ts';
import { useMoney } from '../../../../../features/checkout/useMoney.ts';
import { opensInEditMode } from '../../../../../features/records/ownSections.ts';
import type { StoredDraft } from '../../../../../features/records/draftStore.ts';
import { useComments } from '../../../../../features/records/useComments.ts';
import { useLessonDetail } from '../../../../../features/records/useLessonDetail.ts';
import { useRetryVideo } from '../../../../../features/records/useRetryVideo.ts';
import { useStoredDraft } from '../../../../../features/records/useStoredDraft.ts';

export const Route = createFileRoute('/pro/players/$id/history/lesson/$lesson')({
  staticData: { title: 'Lesson' },
  loader: ({ params }) => void utils.lessons.byId.prefetch({ id: params.lesson }, QUIET),
  component: ProLesson,
});

type ShellProps = Omit<ProLessonScreenProps, 'state'>;

interface OpenProps extends ShellProps {
  lesson: Lesson;
  detail: LessonDetail | undefined;
  stored: StoredDraft | null;
}

const { Part: WritingLesson, load: loadWriting } = onDemand(
  async () => (await import('../../../../../features/records/WritingLesson.tsx')).WritingLesson,
);

/** The page once the lesson is known: it opens for writing by itself where nothing is written yet. */
function Open({ lesson, detail, stored, ...shell }: OpenProps) {
  const [openedAt] = useState(() => Date.now());
  const isWritable = lesson.player_id !== null && Date.parse(lesson.starts_at) <= openedAt;
  const [writing, setWriting] = useState(
    isWritable && (detail ? opensInEditMode(stored?.content ?? null, detail) : stored !== null),
  );
  if (writing)
    return (
      <Suspense fallback={<ProLessonScreen {...shell} state={{ status: 'loading' }} />}>
        <WritingLesson lesson={lesson} detail={detail} onClose={() => setWriting(false)} {...shell} />
      </Suspense>
    );
  const record = isWritable ? { mode: 'read' as const, onEdit: () => setWriting(true) } : { mode: 'none' as const };
  return <ProLessonScreen {...shell} state={{ status: 'ready', lesson: detail ?? lesson, record }} />;
}

function ProLesson() {
  const { id, lesson: lesson_id } = Route.useParams();
  // Whoever loses the connection while they read can still write.
  useLoadAfterPage(loadWriting);
  const onStar = useStar();
  const money = useMoney();
  const comments = useComments(lesson_id);
  const onRetryVideo = useRetryVideo(lesson_id);
  const stored = useStoredDraft(useUser().id, lesson_id);
  const { data: detail, error, ...query } = useLessonDetail(lesson_id);
  const onPrint = () => void printPage();
  const shell = { player_id: id, comments, onStar, onRetryVideo, onPrint, ...money };
  const lesson = detail ?? stored?.lesson;
  // An address that pairs a lesson with somebody else's history leads nowhere.
  if (isNotFound(error) || (lesson && lesson.player_id !== id)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  // Without a connection the draft on this device is all there is, and enough to go on.
  const waits = query.isFetching && query.fetchStatus !== 'paused' && !detail;
  if (lesson && stored !== undefined && !waits)
    return <Open key={lesson_id} lesson={lesson} detail={detail} stored={stored} {...shell} />;
  const state = screenState({ lesson: { data: detail, ...query } }, () => ({}));
  return <ProLessonScreen {...shell} state={state.status === 'ready' ? { status: 'loading' } : state} />;
}
