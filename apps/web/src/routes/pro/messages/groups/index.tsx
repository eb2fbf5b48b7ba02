import { GroupsScreen } from '@fairway/ui/features/coaching/screens/GroupsScreen/GroupsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/messages/groups/')({
  staticData: { title: 'Groups' },
  loader: () => void utils.people.groups.prefetch({}),
  component: Groups,
});

function Groups() {
  const groups = trpc.people.groups.useQuery({});
  const add = trpc.people.addGroup.useMutation({ onSuccess: () => utils.people.groups.invalidate() });
  // One that is gone already, by another device, goes from the list all the same.
  const remove = trpc.people.removeGroup.useMutation({ onSettled: () => utils.people.groups.invalidate() });
  return (
    <GroupsScreen
      state={screenState({ groups }, (data) => data)}
      onAdd={(name) => add.mutateAsync({ name })}
      errors={fieldErrors(add.error)}
      onDelete={async ({ id }) => {
        await remove.mutateAsync({ id });
        notify.success('Group deleted');
      }}
    />
  );
}
