import {
  type ProBooking,
  ProBookLessonScreen,
} from '@fairway/ui/features/lessons/screens/ProBookLessonScreen/ProBookLessonScreen';
import { createFileRoute } from '@tanstack/react-router';
import { cacheNewLesson } from '../../../../features/lessons/cacheNewLesson.ts';
import { prefetchNextTimes } from '../../../../features/lessons/prefetchNextTimes.ts';
import { firstChoice, useNextTimes } from '../../../../features/lessons/useNextTimes.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { useBooking } from '../../../../features/lessons/useBooking.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useGuestName } from '../../../../features/lessons/useGuestName.ts';
import { useTypedFor } from '../../../../features/lessons/useTypedFor.ts';
import { useSlotChoice } from '../../../../features/schedule/useSlotChoice.ts';
import {
  parseProLessonSearch,
  readProChoice,
  type ProLessonSearch,
  playerNamed,
  usualDuration,
  withChoice,
  withPlayer,
} from '../../../../features/lessons/proLessonSearch.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/lessons/book/')({
  staticData: { title: 'Book a lesson' },
  validateSearch: parseProLessonSearch,
  loaderDeps: ({ search: { like, id } }) => ({ like, id }),
  loader: ({ deps: { like, id } }) => {
    void utils.lessons.form.prefetch();
    prefetchNextTimes({ like, player_id: playerNamed(id) });
  },
  component: BookLesson,
});

function BookLesson() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onward = useOnward('The lesson has been booked');
  const { id: user } = useUser();
  const player_id = search.id ?? null;
  const note = useTypedFor(`booking-note-${user}`, player_id, '');
  const guestName = useGuestName(player_id);
  const form = trpc.lessons.form.useQuery();
  const { like, duration } = search;
  const usual = form.data && usualDuration(form.data, search.id);
  const next = useNextTimes({
    like,
    player_id: playerNamed(search.id),
    duration: duration === usual ? undefined : duration,
  });
  const choice = usual !== undefined ? readProChoice(search, firstChoice(usual, next.data, like)) : undefined;
  const { setMonth, ...slots } = useSlotChoice(form.data, choice ?? null);
  const { book, ...asked } = useBooking();
  const keep = (next: ProLessonSearch) => void navigate({ search: next, replace: true, resetScroll: false });

  const onBook = async (booking: ProBooking) => {
    const { lesson } = await book(booking);
    cacheNewLesson(lesson);
    note.forget();
    guestName.forget();
    await onward({ to: '/pro/lessons/book/$id/confirmation', params: { id: lesson.id }, replace: true });
    // Only now: on this page the time just booked would look like one that somebody else has taken.
    invalidateLessons();
  };

  return (
    <ProBookLessonScreen
      state={screenState({ form, next }, (data) => ({
        ...data,
        ...slots,
        choice: choice ?? readProChoice(search, { duration: data.form.duration, date: null, time: null }),
        player_id,
        guest_name: guestName.value,
        venue: search.venue ?? null,
        note: note.value,
        ...asked,
      }))}
      onPlayer={(player) => {
        if (!form.data) return;
        note.passTo(player);
        keep(withPlayer(search, form.data, player ?? undefined));
      }}
      onGuestName={(name) => guestName.change(() => name)}
      onChoose={(chosen) => keep(withChoice(search, chosen))}
      onMonth={setMonth}
      onNote={(text) => note.change(() => text)}
      onVenue={(venue) => keep({ ...search, venue })}
      onBook={onBook}
    />
  );
}
