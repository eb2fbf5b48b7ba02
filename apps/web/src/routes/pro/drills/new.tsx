import { DrillScreen } from '@fairway/ui/features/practice/screens/DrillScreen/DrillScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { prefetchDrills } from '../../../features/practice/drills/prefetchDrills.ts';
import { useDrillUploads } from '../../../features/practice/drills/useDrillUploads.ts';
import { useAddDrill } from '../../../features/practice/drills/useSaveDrill.ts';
import { trpc } from '../../../trpc/client.ts';
import { CURSOR_PAGES } from '../../../trpc/cursorPages.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/drills/new')({
  staticData: { title: 'New drill' },
  loader: () => prefetchDrills(),
  component: NewDrill,
});

function NewDrill() {
  const onward = useOnward();
  const guard = useLeaveGuard();
  const uploads = useDrillUploads();
  const library = trpc.practice.drills.useInfiniteQuery({}, CURSOR_PAGES);
  const adding = useAddDrill(async ({ id }) => {
    guard.onDirtyChange(false);
    await onward({ to: '/pro/drills/$id', params: { id }, replace: true });
  });
  return (
    <DrillScreen
      state={screenState({ library }, ({ library: { pages } }) => ({
        drill: null,
        tags: pages[0]?.tags.map(({ name }) => name) ?? [],
      }))}
      onDelete={() => Promise.resolve()}
      {...uploads}
      {...adding}
      {...guard}
    />
  );
}
