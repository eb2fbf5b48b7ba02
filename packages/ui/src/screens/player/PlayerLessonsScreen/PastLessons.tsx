import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { PastLessonRow } from '../parts/PastLessonRow.tsx';
import classes from './PastLessons.module.css';

const SHOWN_FIRST = 5;

/** The lessons behind, newest first; a long list opens on request. */
export function PastLessons({ lessons }: { lessons: Lesson[] }) {
  const [all, setAll] = useState(false);
  if (lessons.length === 0) return null;
  return (
    <section>
      <SectionTitle id="past-lessons">Past lessons</SectionTitle>
      <ListCard labelledBy="past-lessons">
        {(all ? lessons : lessons.slice(0, SHOWN_FIRST)).map((lesson) => (
          <PastLessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ListCard>
      {all || lessons.length <= SHOWN_FIRST ? null : (
        <Button variant="subtle" fullWidth className={classes.more} onClick={() => setAll(true)}>
          {`Show all ${lessons.length} past lessons`}
        </Button>
      )}
    </section>
  );
}
