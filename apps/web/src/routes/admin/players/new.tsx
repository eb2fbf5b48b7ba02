import { AdminPlayerAddScreen } from '@fairway/ui/features/users/screens/AdminPlayerAddScreen/AdminPlayerAddScreen';
import { adminPaths } from '@fairway/ui/paths/admin';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../app/notices/notify.ts';
import { trpc, utils } from '../../../trpc/client.ts';

export const Route = createFileRoute('/admin/players/new')({ staticData: { title: 'New user' }, component: NewUser });

function NewUser() {
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const create = trpc.admin.create.useMutation({
    onSuccess: async ({ id }) => {
      void utils.admin.invalidate();
      notify.success('User created');
      guard.onDirtyChange(false);
      await navigate({ href: adminPaths.player(id), replace: true });
    },
  });
  return (
    <AdminPlayerAddScreen
      onAdd={({ type, ...input }) => create.mutate({ ...input, type: type === 'admin' ? 'admin' : 'pro' })}
      busy={create.isPending}
      errors={fieldErrors(create.error)}
      {...guard}
    />
  );
}
