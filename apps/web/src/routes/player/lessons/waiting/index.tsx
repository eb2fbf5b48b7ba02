import { WaitingListScreen } from '@fairway/ui/features/schedule/screens/WaitingListScreen/WaitingListScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { parseLessonSearch } from '../../../../features/schedule/lessonSearch.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/lessons/waiting/')({
  staticData: { title: 'Waiting list' },
  validateSearch: parseLessonSearch,
  loader: () => void utils.waiting.list.prefetch(),
  component: Waiting,
});

/** An hour, where neither the page before nor the settings know better. */
const USUAL_MINUTES = 60;

function Waiting() {
  const { date = null, duration } = Route.useSearch();
  const { lesson_settings } = useUser();
  const list = trpc.waiting.list.useQuery();
  const keep = { onSuccess: (kept: typeof list.data) => utils.waiting.list.setData(undefined, kept) };
  const ask = trpc.waiting.ask.useMutation(keep);
  const remove = trpc.waiting.remove.useMutation(keep);
  const requested = { date, duration: duration ?? lesson_settings?.lesson_duration ?? USUAL_MINUTES };
  return (
    <WaitingListScreen
      state={screenState({ list }, (data) => ({ ...data, requested, errors: fieldErrors(ask.error) }))}
      onAsk={async (asked) => {
        await ask.mutateAsync(asked);
        notify.success('You are on the waiting list');
      }}
      onRemove={({ id }) => remove.mutateAsync({ id })}
    />
  );
}
