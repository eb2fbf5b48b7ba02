import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { ReactNode } from 'react';
import { useColumn } from '../../../../kit/DeskColumns/column.ts';
import {
  InfiniteScrollFooter,
  type InfiniteScrollFooterProps,
} from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { PartSwitch } from '../../../../kit/PartSwitch/PartSwitch.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';

/** Which lessons a list shows: those behind, or those to come. */
export type LessonPart = 'past' | 'upcoming';

export interface LessonPartsProps {
  /** Null until it is known on which side of now the lesson lies that stands beside. */
  part: LessonPart | null;
  onPart: (part: LessonPart) => void;
  /** Those to come, of the pages that are here. */
  upcoming: Loadable<{ lessons: Lesson[] }>;
  /** How the list of those goes on. */
  end: InfiniteScrollFooterProps;
}

const PARTS = [
  { value: 'past', label: 'Past' },
  { value: 'upcoming', label: 'Upcoming' },
] as const;

const loading = (
  <Loading label="Loading lessons">
    <LoadingRows count={6} lead />
  </Loading>
);

/** Lessons behind, which are the children; beside a lesson those to come as well, each as `row` draws it. */
export function LessonParts({
  part,
  onPart,
  upcoming,
  end,
  row,
  children,
}: LessonPartsProps & { row: (lesson: Lesson) => ReactNode; children: ReactNode }) {
  // A page by itself is that of the records; an address that was copied at a desk may still ask for the others.
  const switched = useColumn() === 'list' || part === 'upcoming';
  if (!switched) return children;
  return (
    <>
      <PartSwitch label="Which lessons" parts={PARTS} value={part ?? 'past'} onChange={onPart} />
      {part === null ? loading : null}
      {part === 'past' ? children : null}
      {part === 'upcoming' ? (
        <ScreenState state={upcoming} loading={loading}>
          {({ lessons }) =>
            lessons.length > 0 ? (
              <>
                <ListCard label="Upcoming lessons">{lessons.map(row)}</ListCard>
                <InfiniteScrollFooter {...end} />
              </>
            ) : (
              <EmptyState title="Nothing booked">Lessons to come appear here.</EmptyState>
            )
          }
        </ScreenState>
      ) : null}
    </>
  );
}
