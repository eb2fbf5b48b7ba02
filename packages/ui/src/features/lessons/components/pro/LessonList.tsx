import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import {
  InfiniteScrollFooter,
  type InfiniteScrollFooterProps,
} from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ProLessonRow } from './ProLessonRow.tsx';

export interface LessonListProps {
  label: string;
  lessons: Lesson[];
  /** All of one day: the rows leave out the date. */
  brief?: boolean;
  /** The rows lead to what is known of the lessons. */
  known?: boolean;
  /** What is said when there are none. */
  emptyText: string;
  /** How a list goes on whose pages come one after another: all of it that is here is shown. */
  end?: InfiniteScrollFooterProps;
}

const STEP = 20;

/** A coach's lessons, twenty at a time or as they come. */
export function LessonList({ label, lessons, brief, known, emptyText, end }: LessonListProps) {
  const [shown, setShown] = useState(STEP);
  if (lessons.length === 0) return <Text c="dimmed">{emptyText}</Text>;
  return (
    <Stack gap="sm">
      <ListCard label={label}>
        {(end ? lessons : lessons.slice(0, shown)).map((lesson) => (
          <ProLessonRow key={lesson.id} lesson={lesson} brief={brief} known={known} />
        ))}
      </ListCard>
      {end ? <InfiniteScrollFooter {...end} /> : null}
      {!end && lessons.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      ) : null}
    </Stack>
  );
}
