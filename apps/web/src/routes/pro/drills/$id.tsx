import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { DrillScreen } from '@fairway/ui/features/practice/screens/DrillScreen/DrillScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { isNotFound } from '../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { prefetchDrills } from '../../../features/practice/drills/prefetchDrills.ts';
import { useDrill } from '../../../features/practice/drills/useDrill.ts';
import { useDrillUploads } from '../../../features/practice/drills/useDrillUploads.ts';
import { useChangeDrill } from '../../../features/practice/drills/useSaveDrill.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { CURSOR_PAGES } from '../../../trpc/cursorPages.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/drills/$id')({
  staticData: { title: 'Drill' },
  loader: ({ params }) => {
    void utils.practice.drill.prefetch({ id: params.id }, QUIET);
    prefetchDrills();
  },
  component: ProDrill,
});

function ProDrill() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const uploads = useDrillUploads();
  const drill = useDrill(id);
  const library = trpc.practice.drills.useInfiniteQuery({}, CURSOR_PAGES);
  const { isDeleted, ...changing } = useChangeDrill(id, () => navigate({ to: '/pro/drills', replace: true }));
  if (isNotFound(drill.error) && !isDeleted) return <NotFoundScreen homeHref="/pro/drills" />;
  return (
    <DrillScreen
      state={screenState({ drill, library }, (data) => ({
        drill: data.drill,
        tags: data.library.pages[0]?.tags.map(({ name }) => name) ?? [],
      }))}
      {...uploads}
      {...changing}
      {...guard}
    />
  );
}
