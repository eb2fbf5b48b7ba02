import {
  ChangeLessonScreen,
  type PlayerChange,
} from '@fairway/ui/features/lessons/screens/ChangeLessonScreen/ChangeLessonScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { prefetchChange } from '../../../../features/lessons/prefetchChange.ts';
import { useLessonChange } from '../../../../features/lessons/useLessonChange.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { readChoice, parseLessonSearch, formatChoice } from '../../../../features/schedule/lessonSearch.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/player/lessons/change/$id')({
  staticData: { title: 'Change lesson' },
  validateSearch: parseLessonSearch,
  loader: ({ params }) => prefetchChange(params.id),
  component: ChangeLesson,
});

function ChangeLesson() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const here = useLocation({ select: ({ href }) => href });
  const navigate = Route.useNavigate();
  const onward = useOnward();
  const lesson = useLessonChange(id, (booked) => readChoice(search, booked));

  const onChange = async (requested: PlayerChange) => {
    await lesson.save(requested);
    await onward({ to: '/player/lesson/$id', params: { id }, replace: true });
    notify.success('Lesson changed');
    invalidateLessons();
  };

  if (lesson.missing) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <ChangeLessonScreen
      id={id}
      state={screenState(lesson.sources, lesson.toFacts)}
      here={here}
      onChoose={(chosen) => void navigate({ search: formatChoice(chosen), replace: true, resetScroll: false })}
      onMonth={lesson.setMonth}
      onNote={lesson.setNote}
      onChange={onChange}
    />
  );
}
