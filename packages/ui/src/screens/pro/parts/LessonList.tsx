import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ProLessonRow } from './ProLessonRow.tsx';
import classes from './LessonList.module.css';

export interface LessonListProps {
  label: string;
  lessons: Lesson[];
  /** All of one day: the rows leave out the date. */
  brief?: boolean;
  /** What is said when there are none. */
  emptyText: string;
}

const STEP = 20;

/** A coach's lessons, twenty at a time. */
export function LessonList({ label, lessons, brief, emptyText }: LessonListProps) {
  const [shown, setShown] = useState(STEP);
  if (lessons.length === 0) return <p className={classes.none}>{emptyText}</p>;
  return (
    <div className={classes.list}>
      <ListCard label={label}>
        {lessons.slice(0, shown).map((lesson) => (
          <ProLessonRow key={lesson.id} lesson={lesson} brief={brief} />
        ))}
      </ListCard>
      {lessons.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      ) : null}
    </div>
  );
}
