import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { DispersionScreen } from '@fairway/ui/features/records/screens/DispersionScreen/DispersionScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { parseDispersionSearch, toDispersionFilter } from '../../../../features/records/dispersionSearch.ts';
import { useDispersion } from '../../../../features/records/useDispersion.ts';
import { utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';

export const Route = createFileRoute('/pro/players/$id/dispersion')({
  staticData: { title: 'Dispersion' },
  validateSearch: parseDispersionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    void utils.lessons.dispersion.prefetch({ id: params.id, ...toDispersionFilter(deps) }, QUIET),
  component: PlayerDispersion,
});

function PlayerDispersion() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const { screen, error } = useDispersion(
    { player_id: id },
    Route.useSearch(),
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  return isNotFound(error) ? <NotFoundScreen homeHref={HOME_OF.pro} /> : <DispersionScreen {...screen} />;
}
