import {
  BookLessonScreen,
  type PlayerBooking,
} from '@fairway/ui/features/lessons/screens/BookLessonScreen/BookLessonScreen';
import { useSessionStorage } from '@mantine/hooks';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { cacheNewLesson } from '../../../../features/lessons/cacheNewLesson.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { useBooking } from '../../../../features/lessons/useBooking.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { orInstead, screenState } from '../../../../trpc/screenState.ts';
import { formatChoice, parseBookingSearch, readChoice } from '../../../../features/schedule/lessonSearch.ts';
import { prefetchNextTimes } from '../../../../features/lessons/prefetchNextTimes.ts';
import { firstChoice, useNextTimes } from '../../../../features/lessons/useNextTimes.ts';
import { useSlotChoice } from '../../../../features/schedule/useSlotChoice.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/player/lessons/book/')({
  staticData: { title: 'Book a lesson' },
  validateSearch: parseBookingSearch,
  loaderDeps: ({ search: { like } }) => ({ like }),
  loader: ({ deps }) => {
    void utils.lessons.form.prefetch();
    void utils.groupLessons.list.prefetch(undefined, QUIET);
    prefetchNextTimes(deps);
  },
  component: BookLesson,
});

function BookLesson() {
  const search = Route.useSearch();
  const here = useLocation({ select: ({ href }) => href });
  const navigate = Route.useNavigate();
  const onward = useOnward('The lesson has been booked');
  const { id: user } = useUser();
  const [note, setNote, forgetNote] = useSessionStorage({
    key: `booking-note-${user}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const form = trpc.lessons.form.useQuery();
  // Only the way to them is shown here: a booking does not wait for it to fail.
  const groups = orInstead(trpc.groupLessons.list.useQuery(undefined, QUIET), []);
  const { like, duration } = search;
  const next = useNextTimes({ like, duration: duration === form.data?.duration ? undefined : duration });
  const choice = form.data ? readChoice(search, firstChoice(form.data.duration, next.data, like)) : null;
  const { setMonth, ...slots } = useSlotChoice(form.data, choice);
  const { book, ...asked } = useBooking();

  const onBook = async (booking: PlayerBooking) => {
    const { lesson } = await book(booking);
    cacheNewLesson(lesson);
    forgetNote();
    await onward({ to: '/player/lessons/book/$id/confirmation', params: { id: lesson.id }, replace: true });
    // Only now: on this page the time just booked would look like one that somebody else has taken.
    invalidateLessons();
  };

  return (
    <BookLessonScreen
      state={screenState({ form, next, groups }, (data) => ({
        ...data,
        groups: data.groups.length,
        ...slots,
        choice: choice ?? { duration: data.form.duration, date: null, time: null },
        note,
        ...asked,
      }))}
      here={here}
      onChoose={(chosen) => void navigate({ search: formatChoice(chosen), replace: true, resetScroll: false })}
      onMonth={setMonth}
      onNote={setNote}
      onBook={onBook}
    />
  );
}
