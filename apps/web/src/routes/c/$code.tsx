import { PublicPageScreen } from '@fairway/ui/features/users/screens/PublicPageScreen/PublicPageScreen';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { isNotFound } from '../../app/failures/failure.ts';
import { AreaFailed } from '../../app/shell/AreaFailed.tsx';
import { BareShell } from '../../app/shell/BareShell.tsx';
import { parseLessonSearch } from '../../features/schedule/lessonSearch.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/c/$code')({
  staticData: { title: 'Golf lessons' },
  validateSearch: parseLessonSearch,
  loader: ({ params }) => void utils.profile.publicPage.prefetch({ code: params.code }, QUIET),
  component: PublicPage,
  errorComponent: AreaFailed,
});

function PublicPage() {
  const { code } = Route.useParams();
  const search = Route.useSearch();
  const found = trpc.profile.publicPage.useQuery({ code }, QUIET);
  // One that is switched off while it is on the screen goes from it.
  const page = isNotFound(found.error) ? { ...found, data: null } : found;
  // Who chose a time here, and logged in to book it, is led on to it.
  if (search.date && found.data?.visitor === 'player')
    return <Navigate to="/player/lessons/book" search={search} replace />;
  return (
    <BareShell>
      <PublicPageScreen state={screenState({ page }, (data) => data)} />
    </BareShell>
  );
}
