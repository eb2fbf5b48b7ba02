import { ChildrenScreen } from '@fairway/ui/features/coaching/screens/ChildrenScreen/ChildrenScreen';
import { accountPaths } from '@fairway/ui/paths/account';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { useSwitchPerson } from '../../../../app/session/useSwitchPerson.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/children/')({
  staticData: { title: 'Children' },
  loader: () => void utils.guardians.children.prefetch(),
  component: Children,
});

function Children() {
  const user = useUser();
  const children = trpc.guardians.children.useQuery();
  const switchTo = useSwitchPerson();
  const add = trpc.guardians.addChild.useMutation();
  const guard = useLeaveGuard();
  const giveLogin = trpc.guardians.giveSignIn.useMutation();
  return (
    <ChildrenScreen
      {...guard}
      state={screenState({ children }, (data) => data.children)}
      last_name={user.last_name}
      onAdd={async (child) => {
        utils.guardians.children.setData(undefined, await add.mutateAsync(child));
        notify.success(`${child.first_name} has been added`);
      }}
      addErrors={fieldErrors(add.error)}
      onGiveLogin={async ({ id }, email) => {
        utils.guardians.children.setData(undefined, await giveLogin.mutateAsync({ id, email }));
        notify.success(`We have sent a link to ${email}`);
      }}
      loginErrors={fieldErrors(giveLogin.error)}
      onClose={() => {
        add.reset();
        giveLogin.reset();
      }}
      onSwitch={(child) => switchTo(child?.id ?? null, child ? HOME_OF.player : accountPaths.children)}
    />
  );
}
