import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import { Box, Button, SegmentedControl, Stack, Title } from '@mantine/core';
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { CurrentPlayers } from './CurrentPlayers.tsx';
import { PendingPlayers } from './PendingPlayers.tsx';
import type { FoundPlayers } from './types.ts';

/** Which part a phone shows; a desktop shows both. */
export type PlayersPart = 'current' | 'pending';

export interface PlayersScreenProps {
  state: Loadable<FoundPlayers>;
  /** What is searched for, by first or last name. */
  q: string;
  onSearch: (q: string) => void;
  part: PlayersPart;
  onPart: (part: PlayersPart) => void;
}

function Ways() {
  return (
    <Box display="grid" style={{ gridTemplateColumns: 'auto auto', gap: '0.5rem' }}>
      <Button px="sm" component={AppLink} href={proPaths.invite} leftSection={<Icon of={IconUserPlus} size={20} />}>
        Invite a player
      </Button>
      <Button
        px="sm"
        component={AppLink}
        href={proPaths.groups}
        variant="default"
        leftSection={<Icon of={IconUsersGroup} size={20} />}
      >
        Groups
      </Button>
    </Box>
  );
}

const isPart = (value: string): value is PlayersPart => value === 'current' || value === 'pending';
const filterByName = (pending: PendingPlayer[], q: string) =>
  pending.filter((one) => `${one.first_name} ${one.last_name}`.toLowerCase().includes(q.trim().toLowerCase()));

/** The coach's players, those here and those invited, found by name. */
export function PlayersScreen({ state, q, onSearch, part, onPart }: PlayersScreenProps) {
  const invited = findReady(state)?.pending ?? [];
  const clear = () => onSearch('');
  // A phone shows one part at a time, under the control above.
  const currentFrom = part === 'pending' ? 'md' : undefined;
  const pendingFrom = part === 'current' ? 'md' : undefined;
  return (
    <Page
      header={<PageHeader title="Players" />}
      aside={
        state.status === 'failed' ? undefined : (
          <ScreenState
            state={state}
            loading={
              <Box visibleFrom="md" aria-hidden>
                <LoadingRows count={2} lead />
              </Box>
            }
          >
            {({ pending }) => (
              <Box component="section" visibleFrom={pendingFrom} aria-label="Pending players">
                <Title order={2} size="h3" mb="sm" lts="-0.012em" visibleFrom="md">
                  Pending
                </Title>
                <PendingPlayers players={filterByName(pending, q)} q={q} onClear={clear} />
              </Box>
            )}
          </ScreenState>
        )
      }
    >
      <Ways />
      {state.status === 'failed' ? null : (
        <Stack gap="sm">
          <SearchBox label="Search by name" value={q} onChange={onSearch} />
          <SegmentedControl
            hiddenFrom="md"
            aria-label="Which players"
            fullWidth
            // The segments are for thumbs.
            styles={{ label: { display: 'grid', placeItems: 'center', minHeight: 'var(--app-tap)', fontSize: '1rem' } }}
            value={part}
            onChange={(value) => (isPart(value) ? onPart(value) : undefined)}
            data={[
              { value: 'current', label: 'Current' },
              { value: 'pending', label: invited.length ? `Pending (${invited.length})` : 'Pending' },
            ]}
          />
        </Stack>
      )}
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your players">
            <LoadingRows count={7} lead />
          </Loading>
        }
      >
        {(ready) => (
          <Box component="section" visibleFrom={currentFrom} aria-label="Current players">
            <CurrentPlayers {...ready} q={q} onClear={clear} />
          </Box>
        )}
      </ScreenState>
    </Page>
  );
}
