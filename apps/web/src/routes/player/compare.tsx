import { RECORDS } from '@fairway/ui/paths/player';
import { CompareScreen } from '@fairway/ui/features/records/screens/CompareScreen/CompareScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { parseCompareSearch } from '../../features/records/compareSearch.ts';
import { useClips } from '../../features/records/useClips.ts';

const BACK = { href: RECORDS, label: 'Back to your lessons' };

export const Route = createFileRoute('/player/compare')({
  staticData: { title: 'Compare swings' },
  validateSearch: parseCompareSearch,
  component: Compare,
});

function Compare() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { state } = useClips(useUser().id, search);
  return (
    <CompareScreen
      {...search}
      state={state}
      back={BACK}
      onChoose={(chosen) => void navigate({ search: chosen, replace: true })}
    />
  );
}
