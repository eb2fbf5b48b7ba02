import { GUEST } from '@fairway/contracts/constants';
import type { TimeRange } from '@fairway/contracts/primitives';
import { BookTimeForm } from '@fairway/ui/features/schedule/screens/CalendarScreen/BookTimeForm';
import { formatWhen } from '@fairway/time/phrases';
import { notify } from '../../app/notices/notify.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { cacheNewLesson } from '../lessons/cacheNewLesson.ts';
import { invalidateLessons } from '../lessons/invalidateLessons.ts';
import { useBooking } from '../lessons/useBooking.ts';
import { useGuestName } from '../lessons/useGuestName.ts';

interface CalendarBookingProps {
  date: string;
  start: string;
  hours: TimeRange[];
  onDone: () => void;
}

/** Books at a time that was chosen in the calendar. */
export function CalendarBooking({ onDone, ...at }: CalendarBookingProps) {
  const form = trpc.lessons.form.useQuery();
  const { book, errors } = useBooking();
  const guestName = useGuestName(GUEST);
  return (
    <BookTimeForm
      {...at}
      state={screenState({ form }, (data) => data)}
      errors={errors}
      onAllOptions={(name) => guestName.change(() => name)}
      onBook={async (booking) => {
        const { lesson } = await book(booking);
        cacheNewLesson(lesson);
        invalidateLessons();
        onDone();
        notify.success(`Booked for ${formatWhen(lesson)}`);
      }}
    />
  );
}
