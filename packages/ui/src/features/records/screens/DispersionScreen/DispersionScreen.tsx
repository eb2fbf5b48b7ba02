import { type ChartKind, isChart } from '@fairway/contracts/lessons/chart-units';
import type { DispersionResult } from '@fairway/contracts/lessons/dispersion-charts';
import { FEWEST_SHOTS } from '@fairway/contracts/lessons/dispersion';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconPhotoDown, IconPrinter } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Disclosure } from '../../../../kit/Disclosure/Disclosure.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { lessonPath, RECORDS } from '../../../../paths/player.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { DispersionChart } from '../../components/DispersionChart/DispersionChart.tsx';
import { ChartsTable } from './ChartsTable.tsx';
import classes from './DispersionScreen.module.css';
import { PocketCard } from './PocketCard.tsx';

/** Which shots are looked at: those of one kind of chart, with one club or with any. */
export interface DispersionFilter {
  type: ChartKind;
  club: string | null;
}

export interface DispersionScreenProps {
  /** The player of whom a coach asks; null for the reader's own shots. */
  player_id: string | null;
  /** The reader's own name, for their card. */
  name: string;
  state: Loadable<DispersionResult>;
  filter: DispersionFilter;
  onFilter: (filter: DispersionFilter) => void;
  /** Fulfils once the card is a picture on the device, or was shared. */
  onSaveCard: (card: HTMLElement, title: string) => Promise<unknown>;
  onPrint: () => void;
}

const ALL = 'All clubs';

function Filters({
  filter,
  onFilter,
  clubs,
}: Pick<DispersionScreenProps, 'filter' | 'onFilter'> & { clubs: string[] | null }) {
  // A club of the address that no chart names is shown all the same, or the box would say "All clubs".
  const known = clubs ?? [];
  const named = filter.club === null || known.includes(filter.club) ? known : [...known, filter.club];
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Which shots"
        fullWidth
        // The segments are for thumbs.
        styles={{ label: { display: 'grid', placeItems: 'center', minHeight: 'var(--app-tap)', fontSize: '1rem' } }}
        value={filter.type}
        onChange={(type) => (isChart(type) ? onFilter({ type, club: null }) : undefined)}
        data={[
          { value: 'chart', label: 'Shots' },
          { value: 'putting_chart', label: 'Putts' },
        ]}
      />
      {clubs === null || named.length > 0 ? (
        <Select
          label="Club"
          allowDeselect={false}
          // Until the clubs are known the box keeps their place.
          disabled={clubs === null}
          data={[{ value: '', label: ALL }, ...named.map((club) => ({ value: club, label: club }))]}
          value={filter.club ?? ''}
          onChange={(club) => onFilter({ ...filter, club: club || null })}
        />
      ) : null}
    </Stack>
  );
}

const titleCard = ({ type, club }: DispersionFilter) => club ?? (type === 'chart' ? ALL : 'Putts');

function NoShots({ isOwn, filter, onFilter }: { isOwn: boolean } & Pick<DispersionScreenProps, 'filter' | 'onFilter'>) {
  const { type, club } = filter;
  const kind = type === 'chart' ? 'shots' : 'putts';
  if (club !== null)
    return (
      <EmptyState
        title={`No ${kind} with this club yet`}
        action={
          <Button variant="default" onClick={() => onFilter({ type, club: null })}>
            Show all clubs
          </Button>
        }
      />
    );
  const chart = type === 'chart' ? 'shot charts' : 'putting charts';
  return (
    <EmptyState illustration={<FlagOnGreen />} title={`No charted ${kind} yet`}>
      {isOwn
        ? `The ${chart} of your lesson records are combined here to show where your ${kind} land on average and how they spread, with a card for your pocket.`
        : `The ${chart} you draw in this player’s lesson records are combined here to show where the ${kind} land on average and how they spread.`}
    </EmptyState>
  );
}

/** A player's dispersion passport: all charted shots of a club or a kind, what they come to, and a pocket card of it. */
export function DispersionScreen(props: DispersionScreenProps) {
  const { player_id, name, state, filter, onFilter, onSaveCard, onPrint } = props;
  const cardRef = useRef<HTMLDivElement>(null);
  const ready = findReady(state);
  const { busy, run } = useSingleFlight(async () => {
    if (cardRef.current) await onSaveCard(cardRef.current, titleCard(filter));
  });
  const back = player_id
    ? { href: proPaths.player(player_id), label: 'Back to the player' }
    : { href: RECORDS, label: 'Back to lesson records' };
  const count = ready?.charts.reduce((sum, { shots }) => sum + shots.length, 0) ?? 0;
  const course = ready && {
    kind: filter.type,
    metric: ready.metric,
    author: 'pro' as const,
    handed: ready.handed,
    charts: ready.charts,
    who: ready.player && { name: ready.player.first_name },
  };
  return (
    <Page
      header={
        <PageHeader
          title="Dispersion"
          detail={ready?.player ? formatFullName(ready.player) : 'Where shots land, across all lessons'}
          back={back}
        />
      }
      aside={
        state.status === 'loading' ? (
          <Loading label="Loading the pocket card">
            <LoadingCard height={520} />
          </Loading>
        ) : course && count >= FEWEST_SHOTS ? (
          <section>
            <SectionTitle id="pocket-card">Pocket card</SectionTitle>
            <Stack gap="md">
              <PocketCard
                {...course}
                ref={cardRef}
                name={ready.player ? formatFullName(ready.player) : name}
                title={titleCard(filter)}
              />
              <Group gap="sm" className={classes.actions}>
                <Button
                  flex="1 1 10rem"
                  leftSection={<Icon of={IconPhotoDown} size={20} />}
                  loading={busy}
                  onClick={() => void run()}
                >
                  Save picture
                </Button>
                <Button
                  flex="1 1 10rem"
                  variant="default"
                  leftSection={<Icon of={IconPrinter} size={20} />}
                  onClick={onPrint}
                >
                  Print
                </Button>
              </Group>
            </Stack>
          </section>
        ) : undefined
      }
    >
      <Stack gap="lg" className={classes.screen}>
        {state.status === 'failed' ? null : (
          <Filters filter={filter} onFilter={onFilter} clubs={ready?.clubs.map(({ club }) => club) ?? null} />
        )}
        <ScreenState
          state={state}
          loading={
            <Loading label="Loading the shots">
              <LoadingCard height={660} />
            </Loading>
          }
        >
          {({ charts, metric }) =>
            course && count > 0 ? (
              <>
                <section>
                  <SectionTitle id="landings">{`Where ${filter.type === 'chart' ? 'shots' : 'putts'} end up`}</SectionTitle>
                  <DispersionChart {...course} />
                </section>
                <Disclosure title="Charts" count={charts.length}>
                  <ChartsTable
                    charts={charts}
                    kind={filter.type}
                    metric={metric}
                    getHref={(lesson) => (player_id ? proPaths.record(player_id, lesson) : lessonPath(lesson))}
                  />
                </Disclosure>
              </>
            ) : (
              <NoShots isOwn={player_id === null} filter={filter} onFilter={onFilter} />
            )
          }
        </ScreenState>
      </Stack>
    </Page>
  );
}
