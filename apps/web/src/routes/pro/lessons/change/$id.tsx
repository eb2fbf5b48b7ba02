import {
  type ProChange,
  ProChangeLessonScreen,
} from '@fairway/ui/screens/pro/ProChangeLessonScreen/ProChangeLessonScreen';
import { NotFoundScreen } from '@fairway/ui/screens/shared/NotFoundScreen/NotFoundScreen';
import { useSessionStorage } from '@mantine/hooks';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../failures/failure.ts';
import { notify } from '../../../../notices/notify.ts';
import { HOME_OF } from '../../../../session/startPath.ts';
import { afterLessonChange } from '../../../../trpc/afterChange.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useSlotChoice } from '../../../../slots/useSlotChoice.ts';
import { parseProLessonSearch, proChoiceOf, type ProLessonSearch, withChoice } from '../../-proLessonSearch.ts';
import { useProCancel } from '../../-useProCancel.ts';

const QUIET = { meta: { quiet: true } };

export const Route = createFileRoute('/pro/lessons/change/$id')({
  staticData: { title: 'Change lesson' },
  validateSearch: parseProLessonSearch,
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
  const choice = booked ? proChoiceOf(search, booked) : null;
  const { setMonth, ...slots } = useSlotChoice(form.data, choice, id);
  const change = trpc.lessons.change.useMutation({ onError: afterLessonChange });
  const moveSeries = trpc.lessons.moveFollowing.useMutation({ onError: afterLessonChange });
  const onCancel = useProCancel();
  const keep = (next: ProLessonSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const toLessons = () => navigate({ to: '/pro/lessons', replace: true });

  const onChange = async ({ following, ...wish }: ProChange) => {
    change.reset();
    moveSeries.reset();
    if (following) {
      const { date, time, duration, outside_availability } = wish;
      const { lessons } = await moveSeries.mutateAsync({ id, date, time, duration, outside_availability });
      await toLessons();
      notify.success(lessons.length > 1 ? `${lessons.length} lessons changed` : 'Lesson changed');
      return afterLessonChange();
    }
    const changed = await change.mutateAsync({ id, ...wish });
    utils.lessons.byId.setData({ id }, changed.lesson);
    forgetNote();
    await toLessons();
    notify.success('Lesson changed');
    return afterLessonChange();
  };

  if (isNotFound(lesson.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <ProChangeLessonScreen
      state={screenState({ form, lesson }, (data) => ({
        ...data,
        ...slots,
        choice: choice ?? proChoiceOf(search, { duration: data.form.duration, date: null, time: null }),
        venue: search.venue ?? data.form.clubs.find(({ name }) => name === data.lesson.venue)?.id ?? null,
        note: typed ?? data.lesson.note ?? '',
        errors: fieldErrors(change.error) ?? fieldErrors(moveSeries.error),
      }))}
      onChoose={(chosen) => keep(withChoice(search, chosen))}
      onMonth={setMonth}
      onNote={setNote}
      onVenue={(venue) => keep({ ...search, venue })}
      onChange={onChange}
      onCancel={onCancel}
      onCancelled={() => void toLessons()}
    />
  );
}
