import { fullName } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { CountBadge } from '../../../components/Badges/CountBadge.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { awaitingLabel } from '../parts/awaiting.ts';
import { proPaths } from '../paths.ts';
import type { PlayersFacts } from './facts.ts';
import { NobodyFound } from './NobodyFound.tsx';
import classes from './PlayersScreen.module.css';

interface CurrentPlayersProps extends PlayersFacts {
  q: string;
  onClear: () => void;
}

/** Those who are here, each with how many lessons await their record (R1). */
export function CurrentPlayers({ players, pending, onMore, moreBusy, q, onClear }: CurrentPlayersProps) {
  if (players.length === 0 && q !== '') return <NobodyFound q={q} onClear={onClear} />;
  if (players.length === 0)
    return (
      <EmptyState
        illustration={<FlagOnGreen />}
        title="No players yet"
        action={
          <Button component={AppLink} href={proPaths.invite}>
            Invite a player
          </Button>
        }
      >
        {pending.length > 0
          ? 'Whoever you have invited appears here as soon as they have signed up.'
          : 'Invite your first player, or give them your validation code. They appear here when they have signed up.'}
      </EmptyState>
    );
  return (
    <div className={classes.list}>
      <ListCard label="Players">
        {players.map((player) => (
          <ListRow
            key={player.id}
            href={proPaths.player(player.id)}
            lead={<Initials person={player} />}
            title={fullName(player)}
            meta={
              <CountBadge
                count={player.incompleteLessonRecords}
                label={awaitingLabel(player.incompleteLessonRecords)}
              />
            }
          />
        ))}
      </ListCard>
      {onMore ? (
        <Button variant="default" onClick={onMore} loading={moreBusy}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}
