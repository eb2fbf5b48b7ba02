import type { PendingPlayer } from '@fairway/contracts/joining';
import { Button, SegmentedControl } from '@mantine/core';
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SearchBox } from '../../../components/SearchBox/SearchBox.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { CurrentPlayers } from './CurrentPlayers.tsx';
import type { PlayersFacts } from './facts.ts';
import { PendingPlayers } from './PendingPlayers.tsx';
import classes from './PlayersScreen.module.css';

/** Which part a phone shows; a desktop shows both. */
export type PlayersPart = 'current' | 'pending';

export interface PlayersScreenProps {
  state: ScreenState<PlayersFacts>;
  /** What is searched for, by first or last name. */
  q: string;
  onSearch: (q: string) => void;
  part: PlayersPart;
  onPart: (part: PlayersPart) => void;
}

function Ways() {
  return (
    <div className={classes.ways}>
      <Button component={AppLink} href={proPaths.invite} leftSection={<Icon of={IconUserPlus} size={20} />}>
        Invite a player
      </Button>
      <Button
        component={AppLink}
        href={proPaths.groups}
        variant="default"
        leftSection={<Icon of={IconUsersGroup} size={20} />}
      >
        Groups
      </Button>
    </div>
  );
}

const isPart = (value: string): value is PlayersPart => value === 'current' || value === 'pending';
const matching = (pending: PendingPlayer[], q: string) =>
  pending.filter((one) => `${one.first_name} ${one.last_name}`.toLowerCase().includes(q.trim().toLowerCase()));

/** The coach's players, those here and those invited, found by name (S2 §2 "players"). */
export function PlayersScreen({ state, q, onSearch, part, onPart }: PlayersScreenProps) {
  const ready = state.status === 'ready' ? state : null;
  const pending = matching(ready?.pending ?? [], q);
  const clear = () => onSearch('');
  return (
    <Page
      header={<PageHeader title="Players" />}
      aside={
        ready ? (
          <section className={classes.part} data-away={part === 'current' || undefined} aria-label="Pending players">
            <h2 className={classes.title}>Pending</h2>
            <PendingPlayers players={pending} q={q} onClear={clear} />
          </section>
        ) : state.status === 'loading' ? (
          <div className={classes.part} data-away aria-hidden>
            <LoadingRows count={2} lead />
          </div>
        ) : undefined
      }
    >
      <Ways />
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <div className={classes.find}>
          <SearchBox label="Search by name" value={q} onChange={onSearch} />
          <SegmentedControl
            className={classes.parts}
            aria-label="Which players"
            fullWidth
            value={part}
            onChange={(value) => (isPart(value) ? onPart(value) : undefined)}
            data={[
              { value: 'current', label: 'Current' },
              { value: 'pending', label: ready?.pending.length ? `Pending (${ready.pending.length})` : 'Pending' },
            ]}
          />
        </div>
      )}
      {state.status === 'loading' ? (
        <Loading label="Loading your players">
          <LoadingRows count={7} lead />
        </Loading>
      ) : null}
      {ready ? (
        <section className={classes.part} data-away={part === 'pending' || undefined} aria-label="Current players">
          <CurrentPlayers {...ready} q={q} onClear={clear} />
        </section>
      ) : null}
    </Page>
  );
}
