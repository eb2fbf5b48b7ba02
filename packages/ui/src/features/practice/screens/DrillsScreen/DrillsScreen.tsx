import type { Drill } from '@fairway/contracts/practice/drills';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatDrills } from '../../components/drillPhrases.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { FilterChips } from '../../../../kit/FilterChips/FilterChips.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { LostBall } from '../../../../kit/Illustration/LostBall.tsx';
import { type Beyond, InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { DrillRow } from '../../components/DrillRow/DrillRow.tsx';

interface Library {
  drills: readonly Drill[];
  tags: readonly { name: string; drills: number }[];
  /** Nothing is in the library at all. */
  isEmpty: boolean;
  beyond: Beyond;
}

export interface DrillsScreenProps {
  state: Loadable<Library>;
  q: string;
  tag: string;
  /** Looks for words or a tag; blank for none. */
  onLook: (wanted: { q: string; tag: string }) => void;
  onMore: () => void;
  /** Fulfils once the starter set is in the library. */
  onAddStarters: () => Promise<unknown>;
}

/** Tags that have a chip; the others are found by typing them. */
const CHIPS = 8;

const addDrill = (
  <Button component={AppLink} href={proPaths.newDrill} leftSection={<Icon of={IconPlus} size={20} />}>
    New drill
  </Button>
);

function Empty({ onAddStarters }: Pick<DrillsScreenProps, 'onAddStarters'>) {
  const { busy, run } = useSingleFlight(onAddStarters);
  return (
    <EmptyState
      illustration={<FlagOnGreen />}
      title="Your drills, ready for every player"
      action={
        <>
          <Button loading={busy} onClick={() => void run()}>
            Add 20 starter drills
          </Button>
          <Button variant="default" component={AppLink} href={proPaths.newDrill} disabled={busy}>
            Write your own
          </Button>
        </>
      }
    >
      Write a drill once, then set it as practice or send it in a message. Start with a set that covers the whole game:
      keep, change or delete any of them.
    </EmptyState>
  );
}

/** The library of a coach: every drill by title, found by words or by tag. */
export function DrillsScreen({ state, q, tag, onLook, onMore, onAddStarters }: DrillsScreenProps) {
  const isAsked = q.trim() !== '' || tag !== '';
  return (
    <Page
      header={
        <PageHeader
          title="Drills"
          detail="For practice plans and messages"
          back={{ href: proPaths.players, label: 'Back to players' }}
          actions={addDrill}
        />
      }
    >
      <SearchBox label="Search drills" value={q} onChange={(typed) => onLook({ q: typed, tag })} />
      <ScreenState
        state={state}
        failedTitle="Your drills could not be loaded"
        loading={
          <Loading label="Loading drills">
            <LoadingRows count={6} lead />
          </Loading>
        }
      >
        {({ drills, tags, isEmpty, beyond }) =>
          isEmpty ? (
            <Empty onAddStarters={onAddStarters} />
          ) : (
            <Stack gap="md">
              {tags.length > 0 ? (
                <FilterChips
                  label="Tags"
                  chips={tags.slice(0, CHIPS).map(({ name }) => ({
                    label: name,
                    on: name === tag,
                    onChange: (on) => onLook({ q, tag: on ? name : '' }),
                  }))}
                />
              ) : null}
              {drills.length === 0 ? (
                <EmptyState
                  illustration={<LostBall />}
                  title="Nothing found"
                  action={
                    <Button variant="default" onClick={() => onLook({ q: '', tag: '' })}>
                      Show all drills
                    </Button>
                  }
                >
                  No drill contains all of these words. Try fewer words, or just the start of one.
                </EmptyState>
              ) : (
                <>
                  <ListCard label={isAsked ? 'Drills found' : 'All drills'}>
                    {drills.map((drill) => (
                      <DrillRow key={drill.id} drill={drill} href={proPaths.drill(drill.id)} />
                    ))}
                  </ListCard>
                  <InfiniteScrollFooter beyond={beyond} onMore={onMore} />
                </>
              )}
            </Stack>
          )
        }
      </ScreenState>
      <Text role="status" c="dimmed" fz="sm" mih="1.4em" lh={1.4}>
        {state.status === 'ready' && isAsked && state.drills.length > 0 ? countDrills(state) : null}
      </Text>
    </Page>
  );
}

const countDrills = ({ drills, beyond }: Library): string => {
  const count = `${formatDrills(drills.length)} found`;
  return beyond === 'none' ? count : `${count} so far`;
};
