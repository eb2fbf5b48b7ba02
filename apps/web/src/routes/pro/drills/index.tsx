import { DrillsScreen } from '@fairway/ui/features/practice/screens/DrillsScreen/DrillsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseDrillsSearch } from '../../../features/practice/drills/drillsSearch.ts';
import { prefetchDrills } from '../../../features/practice/drills/prefetchDrills.ts';
import { useDrills } from '../../../features/practice/drills/useDrills.ts';

export const Route = createFileRoute('/pro/drills/')({
  staticData: { title: 'Drills' },
  validateSearch: parseDrillsSearch,
  loader: ({ location }) => prefetchDrills(parseDrillsSearch(location.search)),
  component: Drills,
});

function Drills() {
  const navigate = Route.useNavigate();
  const drills = useDrills(Route.useSearch(), (search) => void navigate({ search, replace: true, resetScroll: false }));
  return <DrillsScreen {...drills} />;
}
