import {
  ChangeLessonScreen,
  type PlayerChange,
} from '@fairway/ui/screens/player/ChangeLessonScreen/ChangeLessonScreen';
import { NotFoundScreen } from '@fairway/ui/screens/shared/NotFoundScreen/NotFoundScreen';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { prefetchChange } from '../../../../lessons/prefetchChange.ts';
import { useLessonChange } from '../../../../lessons/useLessonChange.ts';
import { notify } from '../../../../notices/notify.ts';
import { HOME_OF } from '../../../../session/startPath.ts';
import { choiceOf, parseLessonSearch, searchOf } from '../../../../slots/lessonSearch.ts';
import { afterLessonChange } from '../../../../trpc/afterChange.ts';
import { screenState } from '../../../../trpc/screenState.ts';

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
  const lesson = useLessonChange(id, (booked) => choiceOf(search, booked));

  const onChange = async (wish: PlayerChange) => {
    await lesson.save(wish);
    await navigate({ to: '/player/lesson/$id', params: { id }, replace: true });
    notify.success('Lesson changed');
    afterLessonChange();
  };

  if (lesson.missing) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <ChangeLessonScreen
      id={id}
      state={screenState(lesson.sources, lesson.factsOf)}
      here={here}
      onChoose={(chosen) => void navigate({ search: searchOf(chosen), replace: true, resetScroll: false })}
      onMonth={lesson.setMonth}
      onNote={lesson.setNote}
      onChange={onChange}
    />
  );
}
