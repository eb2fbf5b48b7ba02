import { createFileRoute } from '@tanstack/react-router';
import { utils } from '../../../../trpc/client.ts';
import { PlayersPage } from '../../../../features/coaching/PlayersPage.tsx';

export const Route = createFileRoute('/pro/players/_desk/')({
  staticData: { title: 'Players' },
  loader: () => {
    void utils.people.players.prefetch({ page: 1 });
    void utils.people.pendingPlayers.prefetch({});
  },
  component: PlayersPage,
});
