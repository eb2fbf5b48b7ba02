import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import { formatFullName } from '@fairway/contracts/person-names';
import { Text } from '@mantine/core';
import { Tag } from '../../../../kit/Badges/Tag.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { NobodyFound } from './NobodyFound.tsx';

interface PendingPlayersProps {
  players: PendingPlayer[];
  q: string;
  onClear: () => void;
}

/** Those who were invited and have not signed up yet. */
export function PendingPlayers({ players, q, onClear }: PendingPlayersProps) {
  const now = useNow().getTime();
  if (players.length === 0)
    return q === '' ? (
      <Text c="dimmed">No pending invitations. Players you invite appear here until they sign up.</Text>
    ) : (
      <NobodyFound q={q} onClear={onClear} />
    );
  return (
    <ListCard label="Pending">
      {players.map((player) => (
        <ListRow
          key={player.id}
          href={proPaths.pendingPlayer(player.id)}
          lead={<Initials person={player} pending />}
          title={formatFullName(player)}
          detail={player.email}
          meta={Date.parse(player.expires_at) <= now ? <Tag color="sand">Expired</Tag> : undefined}
        />
      ))}
    </ListCard>
  );
}
