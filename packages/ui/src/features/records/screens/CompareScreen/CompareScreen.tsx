import type { RecordedClip } from '@fairway/contracts/lessons/clips';
import { formatFullName } from '@fairway/contracts/person-names';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatDate } from '@fairway/time/phrases';
import { Button, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { PhoneFilming } from '../../../../kit/Illustration/PhoneFilming.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading } from '../../../../kit/StateView/Loading.tsx';
import { ClipPairPlayer, type PairedClip } from '../../components/ClipPair/ClipPairPlayer.tsx';
import { choosePair } from './choosePair.ts';

/** A player's videos, as far as they have come. */
export interface ClipList {
  clips: RecordedClip[];
  player: PersonName | null;
  /** Asks for older ones, where there are any. */
  onOlder: (() => void) | null;
  isLoadingOlder: boolean;
}

export interface CompareScreenProps {
  state: Loadable<ClipList>;
  /** The sections chosen; undefined for none. */
  first?: string | undefined;
  second?: string | undefined;
  onChoose: (chosen: { first: string; second: string }) => void;
  back: { href: string; label: string };
}

const describeClip = ({ date, content, title }: RecordedClip): string =>
  `${formatDate(date)}: ${content ?? title ?? 'Video of the lesson'}`;

const toPaired = (clip: RecordedClip): PairedClip => ({
  src: clip.video_url,
  slow_src: clip.slow_url,
  label: describeClip(clip),
  poster: clip.poster_url,
  drawings: clip.overlay ?? [],
  strike_ms: clip.strike_ms,
});

function ClipSelect({
  label,
  clips,
  value,
  onChange,
}: {
  label: string;
  clips: RecordedClip[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <Select
      label={label}
      data={clips.map((clip) => ({ value: clip.id, label: describeClip(clip) }))}
      value={value}
      onChange={(id) => id && onChange(id)}
      allowDeselect={false}
      maxDropdownHeight={320}
    />
  );
}

function Chosen({
  clips,
  onOlder,
  isLoadingOlder,
  first,
  second,
  onChoose,
}: ClipList & Pick<CompareScreenProps, 'first' | 'second' | 'onChoose'>) {
  const pair = choosePair(clips, { first, second });
  if (!pair)
    return (
      <EmptyState illustration={<PhoneFilming />} title="No videos yet">
        Once your lesson records contain videos, you can play two swings side by side here.
      </EmptyState>
    );
  const chosen = { first: pair.first.id, second: pair.second.id };
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ClipSelect
          label="Clip 1"
          clips={clips}
          value={chosen.first}
          onChange={(id) => onChoose({ ...chosen, first: id })}
        />
        <ClipSelect
          label="Clip 2"
          clips={clips}
          value={chosen.second}
          onChange={(id) => onChoose({ ...chosen, second: id })}
        />
      </SimpleGrid>
      {onOlder ? (
        <Button
          variant="subtle"
          mih={44}
          loading={isLoadingOlder}
          onClick={onOlder}
          style={{ alignSelf: 'flex-start' }}
        >
          Show older videos too
        </Button>
      ) : null}
      <ClipPairPlayer first={toPaired(pair.first)} second={toPaired(pair.second)} />
    </Stack>
  );
}

/** Any two swings of a player, beside each other or laid over each other. */
export function CompareScreen({ state, back, ...choice }: CompareScreenProps) {
  const player = findReady(state)?.player;
  return (
    <Page
      broad
      header={<PageHeader title="Compare swings" detail={player ? formatFullName(player) : undefined} back={back} />}
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading videos">
            <Stack gap="md">
              <Skeleton height={68} radius="md" />
              <Skeleton height={68} radius="md" />
              <Skeleton height={280} radius="lg" />
            </Stack>
          </Loading>
        }
      >
        {(ready) => <Chosen {...ready} {...choice} />}
      </ScreenState>
    </Page>
  );
}
