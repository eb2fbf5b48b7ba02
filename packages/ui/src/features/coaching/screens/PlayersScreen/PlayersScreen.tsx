import type { PendingPlayer } from '@fairway/contracts/coaching/joining';
import { Button, Group, Stack } from '@mantine/core';
import { IconFileImport, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { FilterChips } from '../../../../kit/FilterChips/FilterChips.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { PartSwitch } from '../../../../kit/PartSwitch/PartSwitch.tsx';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { CurrentPlayers } from './CurrentPlayers.tsx';
import { PendingPlayers } from './PendingPlayers.tsx';
import type { FoundPlayers, PlayersNarrowing, PlayersOrder } from './types.ts';

/** Which players are shown. */
export type PlayersPart = 'current' | 'pending';

export interface PlayersScreenProps {
  state: Loadable<FoundPlayers>;
  /** What is searched for, by first or last name. */
  q: string;
  onSearch: (q: string) => void;
  part: PlayersPart;
  onPart: (part: PlayersPart) => void;
  narrowing: PlayersNarrowing;
  onNarrow: (narrowing: PlayersNarrowing) => void;
  order: PlayersOrder;
  onOrder: (order: PlayersOrder) => void;
  /** Leaves the search and the filters. */
  onClear: () => void;
  /** The coach's, whose clock the lessons are told by. */
  timezone: string;
}

function Ways() {
  return (
    <Group gap="xs">
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
      <Button
        px="sm"
        // A phone is led there by the form of an invitation.
        visibleFrom="sm"
        component={AppLink}
        href={proPaths.importPlayers}
        variant="default"
        leftSection={<Icon of={IconFileImport} size={20} />}
      >
        Import
      </Button>
    </Group>
  );
}

const NARROWINGS = [
  { of: 'no_next', label: 'No next lesson' },
  { of: 'records_due', label: 'Records due' },
  { of: 'expiring', label: 'Expiring credits' },
] as const;

const filterByName = (pending: PendingPlayer[], q: string) =>
  pending.filter((one) => `${one.first_name} ${one.last_name}`.toLowerCase().includes(q.trim().toLowerCase()));

/** The coach's players: those here with what is to be done about them, and those invited; found by name. */
export function PlayersScreen(props: PlayersScreenProps) {
  const { state, q, onSearch, part, onPart, narrowing, onNarrow, onClear, order, onOrder, timezone } = props;
  const invited = findReady(state)?.pending ?? [];
  const narrowed = NARROWINGS.some(({ of }) => narrowing[of]);
  return (
    <Page broad header={<PageHeader title="Players" />}>
      {state.status === 'failed' ? null : <SearchBox slash label="Search by name" value={q} onChange={onSearch} />}
      <Ways />
      {state.status === 'failed' ? null : (
        <Stack gap="sm">
          <PartSwitch
            label="Which players"
            value={part}
            onChange={onPart}
            parts={[
              { value: 'current', label: 'Current' },
              { value: 'pending', label: invited.length ? `Pending (${invited.length})` : 'Pending' },
            ]}
          />
          {part === 'current' ? (
            <FilterChips
              label="Filters"
              chips={NARROWINGS.map(({ of, label }) => ({
                label,
                on: narrowing[of],
                onChange: (on) => onNarrow({ ...narrowing, [of]: on }),
              }))}
            />
          ) : null}
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
        {(ready) =>
          part === 'pending' ? (
            <section aria-label="Pending players">
              <PendingPlayers players={filterByName(ready.pending, q)} q={q} onClear={onClear} />
            </section>
          ) : (
            <section aria-label="Current players">
              <CurrentPlayers {...ready} {...{ q, narrowed, onClear, order, onOrder, timezone }} />
            </section>
          )
        }
      </ScreenState>
    </Page>
  );
}
