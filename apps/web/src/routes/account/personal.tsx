import { PersonalDetailsScreen } from '@fairway/ui/screens/account/PersonalDetailsScreen/PersonalDetailsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../failures/failure.ts';
import { useLeaveGuard } from '../../navigation/useLeaveGuard.ts';
import { notify } from '../../notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/account/personal')({
  staticData: { title: 'Personal details' },
  component: PersonalDetails,
});

function PersonalDetails() {
  const [version, setVersion] = useState(0);
  const user = trpc.accounts.user.useQuery();
  const save = trpc.people.saveUser.useMutation({
    onSuccess: async () => {
      // The zone and the currency change how much of the app reads.
      await utils.accounts.user.invalidate();
      void utils.invalidate();
      setVersion((before) => before + 1);
      notify.success('Your details have been saved');
    },
  });
  const id = user.data?.id;
  return (
    <PersonalDetailsScreen
      state={screenState({ user }, (data) => ({ type: data.user.type, details: data.user }))}
      version={version}
      onSave={(changes) => (id ? save.mutate({ id, ...changes }) : undefined)}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      backHref="/account"
      {...useLeaveGuard()}
    />
  );
}
