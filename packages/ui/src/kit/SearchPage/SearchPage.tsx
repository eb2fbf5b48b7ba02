import { capitalize } from '@fairway/contracts/capitals';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/count.ts';
import { FlagOnGreen } from '../Illustration/FlagOnGreen.tsx';
import { LostBall } from '../Illustration/LostBall.tsx';
import { type Beyond, InfiniteScrollFooter } from '../InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../ListCard/ListCard.tsx';
import { findReady, type Loadable } from '../loadable.ts';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ScreenState } from '../ScreenState/ScreenState.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { EmptyState } from '../StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../StateView/Loading.tsx';

/** What was found on the pages that have come, newest first, and whether there is more. */
interface Found<Match> {
  matches: Match[];
  beyond: Beyond;
}

/** What is typed, and what was found by it. */
export interface WordSearch<Match> {
  q: string;
  onSearch: (q: string) => void;
  /** Of a search that has no words yet it is not looked at. */
  state: Loadable<Found<Match>>;
  onMore: () => void;
}

interface SearchPageProps<Match> extends WordSearch<Match> {
  /** What is looked through: "record", "records". */
  noun: { one: string; many: string };
  detail: string;
  back: { href: string; label: string };
  /** What is said before anything is typed. */
  hint: { title: string; text: string };
  /** A row of the list for what was found. */
  children: (match: Match) => ReactNode;
}

function countMatches({ matches, beyond }: Found<unknown>, { one, many }: { one: string; many: string }): string {
  const count = formatCount(matches.length, one, many);
  return beyond === 'none' ? count : `${count} so far`;
}

/** One search over all that a person may read of a kind. */
export function SearchPage<Match>({
  noun,
  detail,
  back,
  hint,
  q,
  onSearch,
  state,
  onMore,
  children,
}: SearchPageProps<Match>) {
  const isAsked = q.trim() !== '';
  const found = isAsked ? findReady(state) : null;
  const title = `Search ${noun.many}`;
  return (
    <Page header={<PageHeader title={title} detail={detail} back={back} />}>
      <Stack gap="sm">
        <SearchBox label={title} value={q} onChange={onSearch} />
        {/* Always there, so that a screen reader hears it change. */}
        <Text role="status" c="dimmed" fz="sm" mih="1.4em" lh={1.4}>
          {found && found.matches.length > 0 ? countMatches(found, noun) : null}
        </Text>
      </Stack>
      {isAsked ? (
        <ScreenState
          state={state}
          failedTitle="The search failed"
          loading={
            <Loading label="Searching">
              <LoadingRows count={5} />
            </Loading>
          }
        >
          {({ matches, beyond }) =>
            matches.length === 0 ? (
              <EmptyState
                illustration={<LostBall />}
                title="Nothing found"
                action={
                  <Button variant="default" onClick={() => onSearch('')}>
                    Start a new search
                  </Button>
                }
              >
                No {noun.one} contains all of these words. Try fewer words, or just the start of one.
              </EmptyState>
            ) : (
              <>
                <ListCard label={`${capitalize(noun.many)} found`}>{matches.map(children)}</ListCard>
                <InfiniteScrollFooter beyond={beyond} onMore={onMore} />
              </>
            )
          }
        </ScreenState>
      ) : (
        <EmptyState illustration={<FlagOnGreen />} title={hint.title}>
          {hint.text}
        </EmptyState>
      )}
    </Page>
  );
}
