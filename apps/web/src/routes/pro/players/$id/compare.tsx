import { CompareScreen } from '@fairway/ui/features/records/screens/CompareScreen/CompareScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { parseCompareSearch } from '../../../../features/records/compareSearch.ts';
import { useClips } from '../../../../features/records/useClips.ts';

export const Route = createFileRoute('/pro/players/$id/compare')({
  staticData: { title: 'Compare swings' },
  validateSearch: parseCompareSearch,
  component: Compare,
});

function Compare() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { state, error } = useClips(id, search);
  if (isNotFound(error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <CompareScreen
      {...search}
      state={state}
      back={{ href: proPaths.history(id), label: 'Back to the lessons' }}
      onChoose={(chosen) => void navigate({ search: chosen, replace: true })}
    />
  );
}
