import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Stack } from '@mantine/core';
import { CountBadge } from '../../../../kit/Badges/CountBadge.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { awaitingLabel } from '../../../lessons/components/pro/awaiting.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { NobodyFound } from './NobodyFound.tsx';
import type { FoundPlayers } from './types.ts';

interface CurrentPlayersProps extends FoundPlayers {
  q: string;
  onClear: () => void;
}

/** Those who are here, each with how many lessons await their record. */
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
          ? 'Players you invite appear here once they have signed up.'
          : 'Invite your first player, or give them your validation code. They appear here once they have signed up.'}
      </EmptyState>
    );
  return (
    <Stack gap="sm">
      <ListCard label="Players">
        {players.map((player) => (
          <ListRow
            key={player.id}
            href={proPaths.player(player.id)}
            lead={<Initials person={player} />}
            title={formatFullName(player)}
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
    </Stack>
  );
}
