import type { PendingPlayer } from '@fairway/contracts/joining';
import { fullName } from '@fairway/contracts/phrases';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { proPaths } from '../paths.ts';
import { NobodyFound } from './NobodyFound.tsx';
import classes from './PlayersScreen.module.css';

interface PendingPlayersProps {
  players: PendingPlayer[];
  q: string;
  onClear: () => void;
}

/** Those who were invited and have not signed up yet. */
export function PendingPlayers({ players, q, onClear }: PendingPlayersProps) {
  if (players.length === 0)
    return q === '' ? (
      <p className={classes.none}>Nobody is waiting. Whoever you invite is shown here until they have signed up.</p>
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
          title={fullName(player)}
          detail={player.email}
        />
      ))}
    </ListCard>
  );
}
