import type { RecordMatch } from '@fairway/contracts/lessons/record-search';
import { Button, Stack, Text } from '@mantine/core';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { LostBall } from '../../../../kit/Illustration/LostBall.tsx';
import { type Beyond, InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { lessonPath, RECORDS } from '../../../../paths/player.ts';
import { lessonHref, proPaths } from '../../../../paths/pro.ts';
import { MatchRow } from './MatchRow.tsx';

/** The records of the pages that have come, newest first, and whether there are more. */
interface FoundRecords {
  matches: RecordMatch[];
  beyond: Beyond;
}

export interface RecordSearchScreenProps {
  /** Who searches: a coach sees whose records they are. */
  side: 'player' | 'pro';
  /** What is typed. */
  q: string;
  onSearch: (q: string) => void;
  /** What was found; of a search that has no words yet it is not looked at. */
  state: Loadable<FoundRecords>;
  onMore: () => void;
}

const LOOKS = {
  player: {
    back: RECORDS,
    detail: 'All your records and comments',
    hint: 'Type a word your coach used, such as “grip” or “tempo”. Titles, texts and comments are searched.',
    getHref: (match: RecordMatch) => lessonPath(match.lesson.id),
  },
  pro: {
    back: proPaths.records,
    detail: 'All records you have written, drafts too',
    hint: 'Type a word you remember, such as “grip” or “tempo”. Titles, texts and comments of all your players are searched.',
    getHref: (match: RecordMatch) => lessonHref(match.lesson),
  },
};

const countMatches = ({ matches, beyond }: FoundRecords) => {
  const count = matches.length === 1 ? '1 record' : `${matches.length} records`;
  return beyond === 'none' ? count : `${count} so far`;
};

/** One search over all records a person may read. */
export function RecordSearchScreen({ side, q, onSearch, state, onMore }: RecordSearchScreenProps) {
  const looks = LOOKS[side];
  const isAsked = q.trim() !== '';
  const found = isAsked ? findReady(state) : null;
  return (
    <Page
      header={
        <PageHeader
          title="Search records"
          detail={looks.detail}
          back={{ href: looks.back, label: 'Back to lesson records' }}
        />
      }
    >
      <Stack gap="sm">
        <SearchBox label="Search records" value={q} onChange={onSearch} />
        {/* Always there, so that a screen reader hears it change. */}
        <Text role="status" c="dimmed" fz="sm" mih="1.4em" lh={1.4}>
          {found && found.matches.length > 0 ? countMatches(found) : null}
        </Text>
      </Stack>
      {isAsked ? (
        <ScreenState
          state={state}
          failedTitle="The search could not be made"
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
                No record holds all of these words. Try fewer words, or only the beginning of one.
              </EmptyState>
            ) : (
              <>
                <ListCard label="Records found">
                  {matches.map((match) => (
                    <MatchRow key={match.lesson.id} match={match} href={looks.getHref(match)} named={side === 'pro'} />
                  ))}
                </ListCard>
                <InfiniteScrollFooter beyond={beyond} onMore={onMore} />
              </>
            )
          }
        </ScreenState>
      ) : (
        <EmptyState illustration={<FlagOnGreen />} title="Find a lesson again">
          {looks.hint}
        </EmptyState>
      )}
    </Page>
  );
}
