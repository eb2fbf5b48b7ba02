import { BookLessonScreen, type PlayerBooking } from '@fairway/ui/screens/player/BookLessonScreen/BookLessonScreen';
import { useSessionStorage } from '@mantine/hooks';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { fieldErrors } from '../../../../failures/failure.ts';
import { keepLesson } from '../../../../lessons/keepLesson.ts';
import { useUser } from '../../../../session/useUser.ts';
import { afterLessonChange } from '../../../../trpc/afterChange.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { choiceOf, parseLessonSearch, searchOf } from '../../../../slots/lessonSearch.ts';
import { useSlotChoice } from '../../../../slots/useSlotChoice.ts';

export const Route = createFileRoute('/player/lessons/book/')({
  staticData: { title: 'Book a lesson' },
  validateSearch: parseLessonSearch,
  loader: () => void utils.lessons.form.prefetch(),
  component: BookLesson,
});

function BookLesson() {
  const search = Route.useSearch();
  const here = useLocation({ select: ({ href }) => href });
  const navigate = Route.useNavigate();
  const { id: user } = useUser();
  const [note, setNote, forgetNote] = useSessionStorage({
    key: `booking-note-${user}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const form = trpc.lessons.form.useQuery();
  const choice = form.data ? choiceOf(search, { duration: form.data.duration, date: null, time: null }) : null;
  const { setMonth, ...slots } = useSlotChoice(form.data, choice);
  // A time that was taken meanwhile goes from the free ones, credits spent elsewhere from the balance.
  const book = trpc.lessons.book.useMutation({ onError: afterLessonChange });

  const onBook = async (booking: PlayerBooking) => {
    const { lesson } = await book.mutateAsync(booking);
    keepLesson(lesson);
    forgetNote();
    await navigate({ to: '/player/lessons/book/$id/confirmation', params: { id: lesson.id }, replace: true });
    // Only now: on this page the time just booked would look like one that somebody else has taken.
    afterLessonChange();
  };

  return (
    <BookLessonScreen
      state={screenState({ form }, (data) => ({
        ...data,
        ...slots,
        choice: choice ?? { duration: data.form.duration, date: null, time: null },
        note,
        errors: fieldErrors(book.error),
      }))}
      here={here}
      onChoose={(chosen) => void navigate({ search: searchOf(chosen), replace: true, resetScroll: false })}
      onMonth={setMonth}
      onNote={setNote}
      onBook={onBook}
    />
  );
}
