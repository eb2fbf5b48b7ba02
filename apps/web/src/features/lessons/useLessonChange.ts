import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { SlotChoice } from '@fairway/ui/features/schedule/components/SlotPicker/choice';
import { useSessionStorage } from '@mantine/hooks';
import { fieldErrors, isNotFound } from '../../app/failures/failure.ts';
import { useUser } from '../../app/session/useUser.ts';
import { useSlotChoice } from '../schedule/useSlotChoice.ts';
import { invalidateLessons } from './invalidateLessons.ts';
import { trpc } from '../../trpc/client.ts';
import { cacheLesson } from './cacheLesson.ts';
import { QUIET } from '../../trpc/quiet.ts';

const formatBooked = ({ duration, date, start }: Lesson): SlotChoice => ({ duration, date, time: start });

/**
 * What both sides' pages share that change a lesson: the lesson and its form, the choice, which `choiceFrom` reads of the
 * address or else of the booked time, and the note, which outlives a reload.
 */
export function useLessonChange<Choice extends SlotChoice>(id: string, choiceFrom: (booked: SlotChoice) => Choice) {
  const user = useUser();
  const [typed, setNote, forgetNote] = useSessionStorage<string | undefined>({
    // Of this person alone: on a shared device the other side may change the same lesson.
    key: `change-note-${user.id}-${id}`,
    getInitialValueInEffect: false,
  });
  const form = trpc.lessons.form.useQuery();
  const lesson = trpc.lessons.byId.useQuery({ id }, QUIET);
  const choice = lesson.data ? choiceFrom(formatBooked(lesson.data)) : null;
  const { setMonth, ...slots } = useSlotChoice(form.data, choice, id);
  const change = trpc.lessons.change.useMutation({ onError: invalidateLessons });
  return {
    missing: isNotFound(lesson.error),
    sources: { form, lesson },
    /** The screen's facts, of those sources' data. */
    toFacts: (data: { form: BookingForm; lesson: Lesson }) => ({
      ...data,
      ...slots,
      choice: choiceFrom(formatBooked(data.lesson)),
      note: typed ?? data.lesson.note ?? '',
      errors: fieldErrors(change.error),
    }),
    setMonth,
    setNote,
    forgetNote,
    /** Makes the change; what it makes old is for the page to forget, once it has been left. */
    save: async (requested: Omit<Parameters<typeof change.mutateAsync>[0], 'id'>) => {
      const changed = await change.mutateAsync({ id, ...requested });
      cacheLesson(changed.lesson);
      forgetNote();
    },
    /** Forgets the refusal of an earlier try. */
    reset: change.reset,
  };
}
