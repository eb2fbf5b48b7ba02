import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { LessonActions } from '../LessonActions.tsx';
import { changePath } from '../../../../paths/player.ts';
import { LessonHero } from './LessonHero.tsx';

export interface BookedLessonProps {
  lesson: Lesson;
  eyebrow: string;
  onCancel: (lesson: Lesson) => void;
}

/** The strong card of a lesson ahead, with "Change" and "Cancel lesson" as far as the server allows them, and why not. */
export function BookedLesson({ lesson, eyebrow, onCancel }: BookedLessonProps) {
  const { change, change_refusal } = lesson.can;
  return (
    <LessonHero
      eyebrow={eyebrow}
      lesson={lesson}
      remark={change ? null : change_refusal}
      actions={<LessonActions side="player" lesson={lesson} changeHref={changePath(lesson.id)} onCancel={onCancel} />}
    />
  );
}
