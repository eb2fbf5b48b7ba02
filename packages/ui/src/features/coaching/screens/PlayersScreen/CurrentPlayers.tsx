import { Button, Group, Stack } from '@mantine/core';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { NobodyFound } from './NobodyFound.tsx';
import { PlayersTable } from './PlayersTable.tsx';
import type { FoundPlayers, PlayersOrder } from './types.ts';

interface CurrentPlayersProps extends FoundPlayers {
  q: string;
  /** The list is narrowed by more than a name. */
  narrowed: boolean;
  onClear: () => void;
  order: PlayersOrder;
  onOrder: (order: PlayersOrder) => void;
  timezone: string;
}

/** Those who are here, with what a coach looks for among them. */
export function CurrentPlayers(props: CurrentPlayersProps) {
  const { players, pending, onMore, moreBusy, q, narrowed, onClear, ...table } = props;
  if (players.length === 0 && (q !== '' || narrowed))
    return <NobodyFound q={q} narrowed={narrowed} onClear={onClear} />;
  if (players.length === 0)
    return (
      <EmptyState
        illustration={<FlagOnGreen />}
        title="No players yet"
        action={
          <Group gap="sm" justify="center">
            <Button component={AppLink} href={proPaths.invite}>
              Invite a player
            </Button>
            <Button component={AppLink} href={proPaths.importPlayers} variant="default">
              Import a list
            </Button>
          </Group>
        }
      >
        {pending.length > 0
          ? 'Players you invite appear here once they have signed up.'
          : 'Invite your first player, or give them your validation code. They appear here once they have signed up.'}
      </EmptyState>
    );
  return (
    <Stack gap="sm">
      <PlayersTable players={players} {...table} />
      {onMore ? (
        <Button variant="default" onClick={onMore} loading={moreBusy}>
          Show more
        </Button>
      ) : null}
    </Stack>
  );
}
