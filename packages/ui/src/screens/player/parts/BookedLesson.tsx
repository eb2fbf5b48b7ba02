import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { changePath } from '../paths.ts';
import { LessonHero } from './LessonHero.tsx';

export interface BookedLessonProps {
  lesson: Lesson;
  eyebrow: string;
  onCancel: (lesson: Lesson) => void;
}

/** The strong card of a lesson ahead, with "Change" and "Cancel lesson" as far as the server allows them, and why not. */
export function BookedLesson({ lesson, eyebrow, onCancel }: BookedLessonProps) {
  const { change, change_refusal, cancel } = lesson.can;
  return (
    <LessonHero
      eyebrow={eyebrow}
      lesson={lesson}
      remark={change ? null : change_refusal}
      actions={
        change || cancel ? (
          <>
            {change ? (
              <Button component={AppLink} href={changePath(lesson.id)} variant="white">
                Change
              </Button>
            ) : null}
            {cancel ? (
              <Button variant="default" onClick={() => onCancel(lesson)}>
                Cancel lesson
              </Button>
            ) : null}
          </>
        ) : null
      }
    />
  );
}
