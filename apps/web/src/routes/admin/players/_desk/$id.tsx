import { AdminPlayerScreen } from '@fairway/ui/features/users/screens/AdminPlayerScreen/AdminPlayerScreen';
import { adminPaths } from '@fairway/ui/paths/admin';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/admin/players/_desk/$id')({
  staticData: { title: 'User' },
  loader: ({ params }) => void utils.people.player.prefetch(params, QUIET),
  component: User,
});

function User() {
  const { id } = Route.useParams();
  const me = useUser();
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const [saves, setSaves] = useState(0);
  const person = trpc.people.player.useQuery({ id }, QUIET);
  const save = trpc.admin.change.useMutation({
    onSuccess: (saved) => {
      utils.people.player.setData({ id }, (before) => before && { ...before, ...saved });
      setSaves((count) => count + 1);
      void utils.admin.invalidate();
      void utils.people.invalidate();
      if (id === me.id) void utils.accounts.user.invalidate();
      notify.success('User saved');
    },
  });
  const remove = trpc.admin.remove.useMutation({
    onSuccess: async () => {
      guard.onDirtyChange(false);
      notify.success('User deleted');
      await navigate({ href: adminPaths.players(), replace: true });
      utils.people.player.setData({ id }, undefined);
      void utils.admin.invalidate();
    },
  });
  if (isNotFound(person.error)) return <NotFoundScreen homeHref={adminPaths.players()} />;
  return (
    <AdminPlayerScreen
      state={screenState({ person }, (data) => ({ person: data.person, self: id === me.id }))}
      onSave={(input) => save.mutate({ id, ...input })}
      onDelete={() => remove.mutateAsync({ id })}
      saves={saves}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...guard}
    />
  );
}
