import { DataRightsScreen } from '@fairway/ui/features/users/screens/DataRightsScreen/DataRightsScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { notify } from '../../../app/notices/notify.ts';
import { endSession } from '../../../app/session/session.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

/** How often to look whether the data is ready, while it is being made. */
const LOOK_MS = 4000;

export const Route = createFileRoute('/account/_desk/data')({
  staticData: { title: 'Your data' },
  loader: () => void utils.accounts.dataRights.prefetch(),
  component: YourData,
});

function YourData() {
  const navigate = useNavigate();
  const { email } = useUser();
  const rights = trpc.accounts.dataRights.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.export?.status === 'asked' ? LOOK_MS : false),
  });
  const ask = trpc.accounts.askExport.useMutation({
    onSuccess: (asked) => utils.accounts.dataRights.setData(undefined, asked),
  });
  const erase = trpc.accounts.erase.useMutation({
    onSuccess: async () => {
      endSession();
      await navigate({ to: '/login', replace: true });
      notify.success('Your account has been deleted');
    },
  });
  return (
    <DataRightsScreen
      state={screenState({ rights }, (data) => ({ ...data, email }))}
      onAsk={() => ask.mutate()}
      asking={ask.isPending}
      onErase={(password) => erase.mutateAsync({ password })}
      errors={fieldErrors(erase.error)}
    />
  );
}
