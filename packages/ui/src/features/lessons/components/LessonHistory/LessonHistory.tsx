import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatMonth } from '@fairway/time/phrases';
import { Stack } from '@mantine/core';
import { IconCalendarOff, IconPencil, IconStar, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toMonth } from '@fairway/time/calendar';
import type { Loadable } from '../../../../kit/loadable.ts';
import { type Beyond, InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { type FilterChip, FilterChips } from '../../../../kit/FilterChips/FilterChips.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { RecordRow, type RecordRowProps } from './RecordRow.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface HistoryFilter {
  starred: boolean;
  video: boolean;
  cancelled: boolean;
  /** Those whose record is due (U9): for coaches. */
  record_due?: boolean;
}

/** The lessons of the pages that have come, newest first, and whether there are more. */
interface HistoryPages {
  lessons: Lesson[];
  beyond: Beyond;
}

/** What the three lists of lessons behind share. */
export interface LessonHistoryProps {
  state: Loadable<HistoryPages>;
  filter: HistoryFilter;
  onFilter: (filter: HistoryFilter) => void;
  /** Whether the product offers video lessons at all: the filter is shown only then. */
  videos: boolean;
  onMore: () => void;
  onStar: RecordRowProps['onStar'];
}

interface Looks {
  side: RecordRowProps['side'];
  getHref: (lesson: Lesson) => string;
  named?: boolean;
  /** What is said where there are no lessons behind at all. */
  empty: ReactNode;
}

const byMonth = (lessons: Lesson[]) =>
  lessons.reduce((months, lesson) => {
    const month = toMonth(lesson.date);
    return months.set(month, [...(months.get(month) ?? []), lesson]);
  }, new Map<string, Lesson[]>());

interface MonthsProps extends Pick<LessonHistoryProps, 'onMore' | 'onStar'> {
  pages: HistoryPages;
  looks: Looks;
}

function Months({ pages, looks, onMore, onStar }: MonthsProps) {
  const { side, getHref, named } = looks;
  return (
    <>
      {[...byMonth(pages.lessons)].map(([month, lessons]) => (
        <section key={month}>
          <SectionTitle id={`month-${month}`}>{formatMonth(`${month}-01`)}</SectionTitle>
          <ListCard labelledBy={`month-${month}`}>
            {lessons.map((lesson) => (
              <RecordRow
                key={lesson.id}
                lesson={lesson}
                side={side}
                named={named}
                href={getHref(lesson)}
                onStar={onStar}
              />
            ))}
          </ListCard>
        </section>
      ))}
      <InfiniteScrollFooter beyond={pages.beyond} onMore={onMore} />
    </>
  );
}

/** Lessons behind by month, newest first, without an end but their own; filters for favourites, for videos and for what was cancelled. */
export function LessonHistory({ looks, ...props }: LessonHistoryProps & { looks: Looks }) {
  const { state, filter, onFilter, videos } = props;
  const filtered = filter.starred || filter.video || filter.cancelled || filter.record_due;
  const change = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part });
  // What was cancelled has no record to be due.
  const onCancelled = (cancelled: boolean) => change({ cancelled, ...(cancelled && { record_due: false }) });
  const onDue = (record_due: boolean) => change({ record_due, ...(record_due && { cancelled: false }) });
  const isDue = filter.record_due === true;
  const chips: FilterChip[] = [
    { label: 'Favourites', icon: IconStar, on: filter.starred, onChange: (starred) => change({ starred }) },
    ...(videos
      ? [{ label: 'Video lessons', icon: IconVideo, on: filter.video, onChange: (video: boolean) => change({ video }) }]
      : []),
    ...(looks.side === 'pro' ? [{ label: 'Record due', icon: IconPencil, on: isDue, onChange: onDue }] : []),
    { label: 'Cancelled', icon: IconCalendarOff, on: filter.cancelled, onChange: onCancelled },
  ];
  return (
    <Stack gap="lg">
      <FilterChips label="Filters" chips={chips} />
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading lessons">
            <LoadingRows count={6} />
          </Loading>
        }
      >
        {(pages) =>
          pages.lessons.length > 0 ? (
            <Months pages={pages} looks={looks} onMore={props.onMore} onStar={props.onStar} />
          ) : filtered ? (
            <NoMatch filter={filter} />
          ) : (
            looks.empty
          )
        }
      </ScreenState>
    </Stack>
  );
}

function NoMatch({ filter }: { filter: HistoryFilter }) {
  const kind = filter.video ? 'video lessons' : 'lessons';
  if (filter.cancelled)
    return <EmptyState title={`No cancelled ${kind}`}>Lessons that are cancelled appear here.</EmptyState>;
  if (filter.record_due)
    return <EmptyState title="No record due">Lessons of the last 30 days without a record appear here.</EmptyState>;
  return (
    <EmptyState title={filter.starred ? `No favourite ${kind} yet` : `No ${kind} yet`}>
      {filter.starred ? 'Tap a lesson’s star to find it here again.' : 'Video lessons that are sent appear here.'}
    </EmptyState>
  );
}
