import { DURATIONS } from '@fairway/contracts/constants';
import { RecurringLessonsScreen } from '@fairway/ui/features/lessons/screens/RecurringLessonsScreen/RecurringLessonsScreen';
import type {
  SeriesPlan,
  RequestedSeries,
} from '@fairway/ui/features/lessons/screens/RecurringLessonsScreen/SeriesForm';
import { skipToken } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../app/notices/notify.ts';
import { invalidateLessons } from '../../../features/lessons/invalidateLessons.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { usualDuration } from '../../../features/lessons/proLessonSearch.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/lessons/series')({
  staticData: { title: 'Weekly lessons' },
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' && id ? { id } : {}),
  loader: () => void utils.lessons.form.prefetch(),
  component: Series,
});

const USUAL = { start: '09:00:00', count: 8 };

function Series() {
  const { id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onward = useOnward();
  const form = trpc.lessons.form.useQuery();
  const [touched, setTouched] = useState<SeriesPlan | null>(null);
  const usual = form.data ? usualDuration(form.data, id) : 60;
  const plan: SeriesPlan = touched ?? {
    ...USUAL,
    duration: DURATIONS.find((minutes) => minutes === usual) ?? 60,
    date: null,
  };
  const { date, ...rest } = plan;
  const dates = trpc.lessons.previewSeries.useQuery(date ? { ...rest, date } : skipToken);
  const book = trpc.lessons.bookSeries.useMutation({ onError: () => void utils.lessons.previewSeries.invalidate() });
  const guard = useLeaveGuard();

  const onBook = async (requested: RequestedSeries) => {
    const { lessons } = await book.mutateAsync(requested);
    invalidateLessons();
    guard.onDirtyChange(false);
    await onward({ to: '/pro/lessons', replace: true });
    notify.success(lessons.length === 1 ? 'Lesson booked' : `${lessons.length} lessons booked`);
  };

  return (
    <RecurringLessonsScreen
      {...guard}
      state={screenState({ form }, (data) => ({
        ...data,
        plan,
        player_id: id ?? null,
        preview: date ? screenState({ dates }, (found) => found) : null,
      }))}
      onPlan={setTouched}
      onPlayer={(player) => void navigate({ search: player ? { id: player } : {}, replace: true, resetScroll: false })}
      onBook={onBook}
      errors={fieldErrors(book.error)}
    />
  );
}
