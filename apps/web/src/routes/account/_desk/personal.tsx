import { PersonalDetailsScreen } from '@fairway/ui/features/users/screens/PersonalDetailsScreen/PersonalDetailsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { readRefusal } from '../../../app/failures/refusal.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../app/notices/notify.ts';
import { useConfirmEmail } from '../../../features/auth/useConfirmEmail.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/personal')({
  staticData: { title: 'Personal details' },
  component: PersonalDetails,
});

function PersonalDetails() {
  const [saves, setSaves] = useState(0);
  const user = trpc.accounts.user.useQuery();
  const confirm = useConfirmEmail();
  /** The address that this page has just had a pin sent to. */
  const [asked, setAsked] = useState<string | null>(null);
  const save = trpc.people.saveUser.useMutation({
    meta: { quiet: [429] },
    onSuccess: async ({ pending_email }, { email }) => {
      // The zone and the currency change how much of the app reads.
      await utils.accounts.user.invalidate();
      void utils.invalidate();
      setSaves((before) => before + 1);
      const sentTo = email === undefined ? null : pending_email;
      setAsked(sentTo);
      notify.success(sentTo ? `We have sent a pin to ${sentTo}` : 'Your details have been saved');
    },
  });
  const id = user.data?.id;
  return (
    <PersonalDetailsScreen
      state={screenState({ user }, (data) => ({
        type: data.user.type,
        details: data.user,
        isEmailFixed: data.user.guardian_acts || data.user.email === '',
      }))}
      saves={saves}
      onSave={(changes) => (id ? save.mutate({ id, ...changes }) : undefined)}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      confirm={confirm && { ...confirm, focusFirst: confirm.email === asked }}
      refusal={readRefusal(save.error)}
      backHref="/account"
      {...useLeaveGuard()}
    />
  );
}
