import type { GroupLessonPage } from '@fairway/contracts/lessons/group-lessons';
import { GivePlaceForm } from '@fairway/ui/features/lessons/screens/ProGroupLessonScreen/GivePlaceForm';
import { fieldErrors } from '../../app/failures/failure.ts';
import { notify } from '../../app/notices/notify.ts';
import { trpc } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { invalidateLessons } from './invalidateLessons.ts';

/** Gives a player or a guest a place, on the page of the group lesson. */
export function GivePlace({ group, onDone }: { group: GroupLessonPage; onDone: () => void }) {
  const form = trpc.lessons.form.useQuery();
  // Refused, the last place may be gone: the page then says so.
  const join = trpc.groupLessons.join.useMutation({ onSettled: invalidateLessons });
  return (
    <GivePlaceForm
      group={group}
      state={screenState({ form }, (data) => data)}
      errors={fieldErrors(join.error)}
      onGive={async (gift) => {
        await join.mutateAsync({ id: group.id, ...gift });
        onDone();
        notify.success(gift.guest_name ? 'Place given' : 'Place given. The player has been notified.');
      }}
    />
  );
}
