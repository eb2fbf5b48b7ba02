import { AdminAuditScreen } from '@fairway/ui/features/users/screens/AdminAuditScreen/AdminAuditScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { parsePage } from '../../app/shell/pageSearch.ts';

export const Route = createFileRoute('/admin/audit')({
  staticData: { title: 'Audit' },
  validateSearch: parsePage,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void utils.admin.audit.prefetch({ page }),
  component: Audit,
});

function Audit() {
  const { page = 1 } = Route.useSearch();
  const acts = trpc.admin.audit.useQuery({ page }, { placeholderData: keepPreviousData });
  return <AdminAuditScreen state={screenState({ acts }, (data) => data.acts)} />;
}
