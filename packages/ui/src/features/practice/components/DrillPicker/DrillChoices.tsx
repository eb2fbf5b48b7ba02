import type { Drill } from '@fairway/contracts/practice/drills';
import { Stack } from '@mantine/core';
import { type Beyond, InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { DrillRow } from '../DrillRow/DrillRow.tsx';

/** The library as somebody chooses from it. */
export interface DrillChoice {
  q: string;
  onSearch: (q: string) => void;
  /** Somebody wants to choose: what there is must be asked for. */
  onOpen: () => void;
  state: Loadable<{ drills: readonly Drill[]; beyond: Beyond }>;
  onMore: () => void;
}

export interface DrillChoicesProps {
  choice: DrillChoice;
  /** Ids of those that are chosen already. */
  chosen?: readonly string[] | undefined;
  onChoose: (drill: Drill) => void;
}

/** The drills of the coach's library, with a search. */
export function DrillChoices({ choice, chosen = [], onChoose }: DrillChoicesProps) {
  const { q, onSearch, state, onMore } = choice;
  return (
    <Stack gap="sm">
      <SearchBox label="Search drills" value={q} onChange={onSearch} />
      <ScreenState
        state={state}
        failedLevel={3}
        loading={
          <Loading label="Loading drills">
            <LoadingRows count={4} lead />
          </Loading>
        }
      >
        {({ drills, beyond }) =>
          drills.length === 0 ? (
            <EmptyState title={q === '' ? 'No drills yet' : 'Nothing found'} level={3}>
              {q === '' ? 'Drills of your library appear here.' : 'No drill contains all of these words.'}
            </EmptyState>
          ) : (
            <>
              <ListCard label="Drills">
                {drills.map((drill) => (
                  <DrillRow
                    key={drill.id}
                    drill={drill}
                    meta={chosen.includes(drill.id) ? 'Chosen' : undefined}
                    onClick={() => onChoose(drill)}
                  />
                ))}
              </ListCard>
              <InfiniteScrollFooter beyond={beyond} onMore={onMore} />
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}
