import { Stack } from '@mantine/core';
import { InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { DrillRow } from '../DrillRow/DrillRow.tsx';
import type { DrillPickerProps } from './DrillPicker.tsx';

export type DrillChoicesProps = Pick<DrillPickerProps, 'choice' | 'chosen' | 'onChoose'>;

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
