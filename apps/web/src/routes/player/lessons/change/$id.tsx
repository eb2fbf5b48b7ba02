import {
  ChangeLessonScreen,
  type PlayerChange,
} from '@fairway/ui/screens/player/ChangeLessonScreen/ChangeLessonScreen';
import { NotFoundScreen } from '@fairway/ui/screens/shared/NotFoundScreen/NotFoundScreen';
import { useSessionStorage } from '@mantine/hooks';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../failures/failure.ts';
import { notify } from '../../../../notices/notify.ts';
import { HOME_OF } from '../../../../session/startPath.ts';
import { afterLessonChange } from '../../../../trpc/afterChange.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { choiceOf, parseLessonSearch, searchOf } from '../../../../slots/lessonSearch.ts';
import { useSlotChoice } from '../../../../slots/useSlotChoice.ts';

const QUIET = { meta: { quiet: true } };

export const Route = createFileRoute('/player/lessons/change/$id')({
  staticData: { title: 'Change lesson' },
  validateSearch: parseLessonSearch,
  loader: ({ params }) => {
    void utils.lessons.form.prefetch();
    void utils.lessons.byId.prefetch({ id: params.id }, QUIET);
  },
  component: ChangeLesson,
});

function ChangeLesson() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [typed, setNote, forgetNote] = useSessionStorage<string | undefined>({
    key: `change-note-${id}`,
    getInitialValueInEffect: false,
  });
  const form = trpc.lessons.form.useQuery();
  const lesson = trpc.lessons.byId.useQuery({ id }, QUIET);
  const booked = lesson.data && { duration: lesson.data.duration, date: lesson.data.date, time: lesson.data.start };
  const choice = booked ? choiceOf(search, booked) : null;
  const { setMonth, ...slots } = useSlotChoice(form.data, choice, id);
  const change = trpc.lessons.change.useMutation({ onError: afterLessonChange });

  const onChange = async (wish: PlayerChange) => {
    const changed = await change.mutateAsync({ id, ...wish });
    utils.lessons.byId.setData({ id }, changed.lesson);
    forgetNote();
    await navigate({ to: '/player/lesson/$id', params: { id }, replace: true });
    notify.success('Lesson changed');
    afterLessonChange();
  };

  if (isNotFound(lesson.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <ChangeLessonScreen
      id={id}
      state={screenState({ form, lesson }, (data) => ({
        ...data,
        ...slots,
        choice: choice ?? choiceOf(search, { duration: data.form.duration, date: null, time: null }),
        note: typed ?? data.lesson.note ?? '',
        errors: fieldErrors(change.error),
      }))}
      onChoose={(chosen) => void navigate({ search: searchOf(chosen), replace: true, resetScroll: false })}
      onMonth={setMonth}
      onNote={setNote}
      onChange={onChange}
    />
  );
}
