import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { SetPracticeScreen } from '@fairway/ui/features/practice/screens/SetPracticeScreen/SetPracticeScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { HOME_OF } from '../../../../../app/session/startPath.ts';
import { useLeaveGuard } from '../../../../../app/shell/useLeaveGuard.ts';
import { parseSetPracticeSearch } from '../../../../../features/practice/plans/setPracticeSearch.ts';
import { prefetchPlayerPractice } from '../../../../../features/practice/plans/prefetchPractice.ts';
import { useSetPractice } from '../../../../../features/practice/plans/usePlayerPractice.ts';
import { useOnward } from '../../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/players/$id/practice/set')({
  staticData: { title: 'Set practice' },
  validateSearch: parseSetPracticeSearch,
  loader: ({ params }) => prefetchPlayerPractice(params.id),
  component: SetPractice,
});

function SetPractice() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const onward = useOnward();
  const guard = useLeaveGuard();
  const { isGone, ...setting } = useSetPractice(id, search, async () => {
    guard.onDirtyChange(false);
    await onward({ to: '/pro/players/$id/practice', params: { id }, replace: true });
  });
  if (isGone) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  const backHref = search.lesson ? proPaths.record(id, search.lesson) : proPaths.practice(id);
  return <SetPracticeScreen backHref={backHref} {...setting} {...guard} />;
}
