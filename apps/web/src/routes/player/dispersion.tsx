import { DispersionScreen } from '@fairway/ui/features/records/screens/DispersionScreen/DispersionScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseDispersionSearch } from '../../features/records/dispersionSearch.ts';
import { useDispersion } from '../../features/records/useDispersion.ts';

export const Route = createFileRoute('/player/dispersion')({
  staticData: { title: 'Dispersion' },
  validateSearch: parseDispersionSearch,
  component: OwnDispersion,
});

function OwnDispersion() {
  const navigate = Route.useNavigate();
  const { screen } = useDispersion(
    { player_id: null },
    Route.useSearch(),
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  return <DispersionScreen {...screen} />;
}
