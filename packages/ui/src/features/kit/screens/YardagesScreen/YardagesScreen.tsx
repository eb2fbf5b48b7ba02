import { type DistanceUnit, toYards } from '@fairway/contracts/kit/distances';
import { foldClub } from '@fairway/contracts/kit/fold-club';
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { HOME } from '../../../../paths/player.ts';
import { findClubKind } from '../../components/clubKinds.ts';
import { ChartedClubs } from '../../components/Gapping/ChartedClubs.tsx';
import type { Carry } from '../../components/Gapping/gaps.ts';
import { type ChartedClub, GappingChart } from '../../components/Gapping/GappingChart.tsx';
import { distanceIn } from '../../components/faults.ts';
import { LoadingKitRows } from '../../components/KitRows/LoadingKitRows.tsx';
import { KitListPage, type KitListProps } from '../KitListPage.tsx';

export interface YardagesScreenProps {
  state: Loadable<{ list: KitListProps }>;
  /** What the charts of the player's lesson records say of their clubs. */
  charted: readonly ChartedClub[];
  /** Clubs of the player's bag and charts. */
  clubs: readonly string[];
  /** In which the distances are read and typed. */
  unit: DistanceUnit;
  onUnit: (unit: DistanceUnit) => void;
}

/** Names of clubs to add at once, of those that have no yardage yet. */
const OFFERED = 8;

/** Clubs that have no yardage yet; nobody carries a putt. */
const findMissing = (clubs: readonly string[], list: KitListProps): string[] => {
  const known = new Set(list.rows.map(({ club }) => foldClub(club)));
  return [...new Map(clubs.map((club) => [foldClub(club), club]))]
    .flatMap(([key, club]) => (known.has(key) || findClubKind(club) === 'putter' ? [] : [club]))
    .slice(0, OFFERED);
};
const listCarries = ({ rows }: KitListProps, unit: DistanceUnit): Carry[] =>
  rows.flatMap((row) => {
    const isWhole = Object.keys(distanceIn(unit).check(row)).length === 0;
    return isWhole ? [{ club: row.club, yd: toYards(Number(row.detail), unit) }] : [];
  });

function Offered({ clubs, onAdd }: { clubs: string[]; onAdd: (club: string) => void }) {
  if (clubs.length === 0) return null;
  return (
    <section>
      <SectionTitle>Clubs without a yardage</SectionTitle>
      <Group gap="sm">
        {clubs.map((club) => (
          <Button
            key={club}
            variant="default"
            maw="100%"
            leftSection={<Icon of={IconPlus} size={18} />}
            onClick={() => onAdd(club)}
          >
            {club}
          </Button>
        ))}
      </Group>
    </section>
  );
}

/** The segments are for thumbs. */
const SEGMENTS = { label: { display: 'grid', placeItems: 'center', minHeight: 'var(--app-tap)', fontSize: '1rem' } };

/** Yards or metres, for the whole page at one tap. */
const UnitSwitch = ({ unit, onUnit }: Pick<YardagesScreenProps, 'unit' | 'onUnit'>) => (
  <SegmentedControl
    aria-label="Distances in"
    fullWidth
    styles={SEGMENTS}
    value={unit}
    onChange={(value) => onUnit(value === 'metres' ? 'metres' : 'yards')}
    data={[
      { value: 'yards', label: 'Yards' },
      { value: 'metres', label: 'Metres' },
    ]}
  />
);

const TIP =
  'TIP: Add each club and how far you hit it. You will see which clubs go the same distance and where there is a gap.';

/** How far somebody hits each club: to be typed, ordered and removed. */
export function YardagesScreen({ state, charted, clubs, unit, onUnit }: YardagesScreenProps) {
  const list = findReady(state)?.list;
  return (
    <Page
      aside={
        list ? (
          <>
            <GappingChart carries={listCarries(list, unit)} charted={charted} unit={unit} />
            <Offered clubs={findMissing(clubs, list)} onAdd={list.onAdd} />
            <ChartedClubs charted={charted} unit={unit} />
          </>
        ) : state.status === 'loading' ? (
          <LoadingCard height={320} />
        ) : undefined
      }
      header={
        <PageHeader title="Yardages" detail="How far you hit each club" back={{ href: HOME, label: 'Back to home' }} />
      }
    >
      <UnitSwitch unit={unit} onUnit={onUnit} />
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your yardages">
            <LoadingKitRows />
            <LoadingCard height={70} />
          </Loading>
        }
      >
        {({ list }) => (
          <KitListPage label="Yardages" detail={distanceIn(unit)} empty={<Notice>{TIP}</Notice>} list={list} />
        )}
      </ScreenState>
    </Page>
  );
}
