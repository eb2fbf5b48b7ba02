import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { DeskFrame } from '../../../app/desk/DeskFrame.tsx';
import { isDeskWide } from '../../../app/desk/deskWidth.ts';
import { PlayersList } from '../../../features/coaching/PlayersList.ts';
import { parsePlayersSearch } from '../../../features/coaching/playersSearch.ts';

export const Route = createFileRoute('/pro/players/_desk')({
  validateSearch: parsePlayersSearch,
  loader: () => (isDeskWide() ? PlayersList.preload?.() : undefined),
  component: PlayersDesk,
});

function PlayersDesk() {
  return <DeskFrame label="All players" listPath={proPaths.players} List={PlayersList} />;
}
