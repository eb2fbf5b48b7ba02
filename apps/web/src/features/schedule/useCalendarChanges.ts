import type { ChangePreview } from '@fairway/contracts/lessons/lessons';
import type { TimeRange } from '@fairway/contracts/primitives';
import type { Calendar } from '@fairway/contracts/schedule/schedule';
import type { RequestedMove } from '@fairway/ui/features/schedule/components/Calendar/draft';
import { timeAfter } from '@fairway/ui/format/hours';
import { formatWhen } from '@fairway/time/phrases';
import { fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { tellFailure } from '../../trpc/queryClient.ts';
import { invalidateLessons } from '../lessons/invalidateLessons.ts';
import { tellHoursRefused } from './tellHoursRefused.ts';

const toChange = ({ lesson, date, start, duration }: RequestedMove) => ({
  id: lesson.id,
  date,
  duration,
  time: [{ start, end: timeAfter(start, duration) }],
});

/** Says why a change was refused; false of what is no refusal, which is told of for every call. */
function tellRefused(error: unknown): boolean {
  const [texts] = Object.values(fieldErrors(error) ?? {});
  if (texts) notify.error(texts.join(' '));
  return texts !== undefined;
}

/** What the calendar changes: lessons by the rules that every change goes by, hours of single dates; both can be undone. */
export function useCalendarChanges(calendar: Calendar | undefined) {
  const change = trpc.lessons.change.useMutation({ onError: tellRefused });
  const save = trpc.diary.saveDates.useMutation({ meta: { quiet: true }, onError: tellHoursRefused });
  const clear = trpc.diary.clearDates.useMutation({ meta: { quiet: true }, onError: tellHoursRefused });
  const keep = async (requested: RequestedMove, outside: boolean) => {
    await change.mutateAsync({ ...toChange(requested), outside_availability: outside });
    invalidateLessons();
    // The block stays where it was put until the week tells so itself.
    await utils.diary.calendar.refetch();
  };
  return {
    preview: (requested: RequestedMove): Promise<ChangePreview> =>
      tellFailure(trpcClient.lessons.previewChange.query(toChange(requested)), tellRefused),
    change: async (requested: RequestedMove, outside: boolean) => {
      await keep(requested, outside);
      const { lesson, date, start, duration } = requested;
      const back = { lesson, date: lesson.date, start: lesson.start, duration: lesson.duration };
      const undo = async () => {
        // It stood there before: hours that are closed meanwhile do not keep it away.
        await keep(back, true);
        notify.success('The lesson is back where it was');
      };
      notify.success(`Now ${formatWhen({ date, start, end: timeAfter(start, duration) })}`, {
        action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
      });
    },
    saveHours: async (date: string, times: TimeRange[]) => {
      const before = calendar?.days.find((day) => day.date === date);
      await save.mutateAsync({ start: date, end: date, times });
      // The next change is worked out from the hours that there are by then.
      await utils.diary.invalidate();
      const undo = async () => {
        const span = { start: date, end: date };
        if (before?.source === 'override') await save.mutateAsync({ ...span, times: before.times });
        else await clear.mutateAsync(span);
        await utils.diary.invalidate();
      };
      notify.success('That time is blocked', {
        action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
      });
    },
  };
}
