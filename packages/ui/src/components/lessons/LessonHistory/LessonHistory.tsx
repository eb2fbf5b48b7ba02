import type { Lesson } from '@fairway/contracts/lessons';
import { monthPhrase } from '@fairway/contracts/phrases';
import { IconStar, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { monthOf } from '../../../format/months.ts';
import type { ScreenState } from '../../../screens/state.ts';
import { type Beyond, EndlessFoot } from '../../EndlessFoot/EndlessFoot.tsx';
import { type FilterChip, FilterChips } from '../../FilterChips/FilterChips.tsx';
import { ListCard } from '../../ListCard/ListCard.tsx';
import { SectionTitle } from '../../SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../StateView/EmptyState.tsx';
import { FailedState } from '../../StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../StateView/Loading.tsx';
import { RecordRow, type RecordRowProps } from './RecordRow.tsx';
import classes from './LessonHistory.module.css';

export interface HistoryFilter {
  starred: boolean;
  video: boolean;
}

/** The lessons of the pages that have come, newest first, and whether there are more. */
export interface HistoryPages {
  lessons: Lesson[];
  beyond: Beyond;
}

/** What the three lists of lessons behind share. */
export interface LessonHistoryProps {
  state: ScreenState<HistoryPages>;
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** Whether the product offers video lessons at all: the filter is shown only then (S2 §2). */
  videos: boolean;
  onMore: () => void;
  onStar: RecordRowProps['onStar'];
}

interface Looks {
  side: RecordRowProps['side'];
  hrefOf: (lesson: Lesson) => string;
  named?: boolean;
  /** What is said where there are no lessons behind at all. */
  empty: ReactNode;
}

const byMonth = (lessons: Lesson[]) =>
  lessons.reduce((months, lesson) => {
    const month = monthOf(lesson.date);
    return months.set(month, [...(months.get(month) ?? []), lesson]);
  }, new Map<string, Lesson[]>());

interface MonthsProps extends Pick<LessonHistoryProps, 'onMore' | 'onStar'> {
  pages: HistoryPages;
  looks: Looks;
}

function Months({ pages, looks, onMore, onStar }: MonthsProps) {
  const { side, hrefOf, named } = looks;
  return (
    <>
      {[...byMonth(pages.lessons)].map(([month, lessons]) => (
        <section key={month}>
          <SectionTitle id={`month-${month}`}>{monthPhrase(`${month}-01`)}</SectionTitle>
          <ListCard labelledBy={`month-${month}`}>
            {lessons.map((lesson) => (
              <RecordRow
                key={lesson.id}
                lesson={lesson}
                side={side}
                named={named}
                href={hrefOf(lesson)}
                onStar={onStar}
              />
            ))}
          </ListCard>
        </section>
      ))}
      <EndlessFoot beyond={pages.beyond} onMore={onMore} />
    </>
  );
}

/** Lessons behind by month, newest first, without an end but their own; filters for the reader's favourites and for videos. */
export function LessonHistory({ looks, ...props }: LessonHistoryProps & { looks: Looks }) {
  const { state, filter, onFilter, videos } = props;
  const filtered = filter.starred || filter.video;
  const none = state.status === 'ready' && state.lessons.length === 0;
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part });
  const chips: FilterChip[] = [
    { label: 'Favourites', icon: IconStar, on: filter.starred, onChange: (starred) => change({ starred }) },
    { label: 'Video lessons', icon: IconVideo, on: filter.video, onChange: (video) => change({ video }) },
  ];
  return (
    <div className={classes.history}>
      {none && !filtered ? null : <FilterChips label="Filters" chips={videos ? chips : chips.slice(0, 1)} />}
      {state.status === 'loading' ? (
        <Loading label="Loading lessons">
          <LoadingRows count={6} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : state.lessons.length > 0 ? (
        <Months pages={state} looks={looks} onMore={props.onMore} onStar={props.onStar} />
      ) : filtered ? (
        <NoMatch filter={filter} />
      ) : (
        looks.empty
      )}
    </div>
  );
}

function NoMatch({ filter }: { filter: HistoryFilter }) {
  const kind = filter.video ? 'video lessons' : 'lessons';
  return (
    <EmptyState title={filter.starred ? `No favourite ${kind} yet` : `No ${kind} yet`}>
      {filter.starred ? 'Tap the star of a lesson to find it here again.' : 'Video lessons that are sent appear here.'}
    </EmptyState>
  );
}
