import {
  type ProChange,
  ProChangeLessonScreen,
} from '@fairway/ui/features/lessons/screens/ProChangeLessonScreen/ProChangeLessonScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { prefetchChange } from '../../../../features/lessons/prefetchChange.ts';
import { useLessonChange } from '../../../../features/lessons/useLessonChange.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { trpc } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import {
  parseProLessonSearch,
  readProChoice,
  type ProLessonSearch,
  withChoice,
} from '../../../../features/lessons/proLessonSearch.ts';
import { useMoney } from '../../../../features/checkout/useMoney.ts';
import { useProCancel } from '../../../../features/lessons/useProCancel.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/lessons/change/$id')({
  staticData: { title: 'Change lesson' },
  validateSearch: parseProLessonSearch,
  loader: ({ params }) => prefetchChange(params.id),
  component: ChangeLesson,
});

function ChangeLesson() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const lesson = useLessonChange(id, (booked) => readProChoice(search, booked));
  const moveSeries = trpc.lessons.moveFollowing.useMutation({ onError: invalidateLessons });
  const onCancel = useProCancel();
  const money = useMoney();
  const keep = (next: ProLessonSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const onward = useOnward();
  const toLessons = () => onward({ to: '/pro/lessons', replace: true });

  const onChange = async ({ following, ...requested }: ProChange) => {
    lesson.reset();
    moveSeries.reset();
    if (following) {
      const { date, time, duration, outside_availability } = requested;
      const { lessons } = await moveSeries.mutateAsync({ id, date, time, duration, outside_availability });
      // Only times move together: a note that was typed before is not the lesson's, and is shown as such by no page.
      lesson.forgetNote();
      await toLessons();
      notify.success(lessons.length > 1 ? `${lessons.length} lessons changed` : 'Lesson changed');
      return invalidateLessons();
    }
    await lesson.save(requested);
    await toLessons();
    notify.success('Lesson changed');
    return invalidateLessons();
  };

  if (lesson.missing) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <ProChangeLessonScreen
      state={screenState(lesson.sources, (data) => {
        const facts = lesson.toFacts(data);
        return {
          ...facts,
          venue: search.venue ?? data.form.clubs.find(({ name }) => name === data.lesson.venue)?.id ?? null,
          errors: facts.errors ?? fieldErrors(moveSeries.error),
        };
      })}
      onChoose={(chosen) => keep(withChoice(search, chosen))}
      onMonth={lesson.setMonth}
      onNote={lesson.setNote}
      onVenue={(venue) => keep({ ...search, venue })}
      onChange={onChange}
      onCancel={onCancel}
      onCancelled={() => void toLessons()}
      {...money}
    />
  );
}
