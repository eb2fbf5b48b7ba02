import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import { AppLink } from '../../../kit/Link/AppLink.tsx';

export interface LessonActionsProps {
  lesson: Lesson;
  /** Who may do it. */
  side: 'player' | 'pro';
  changeHref: string;
  /** Asks whether to cancel it. */
  onCancel: (lesson: Lesson) => void;
}

/** What can be done about a lesson ahead, on its strong card: as much as the server allows. */
export function LessonActions({ lesson, side, changeHref, onCancel }: LessonActionsProps) {
  const { change, cancel } = lesson.can;
  return (
    <>
      {change ? (
        <Button variant="white" component={AppLink} href={changeHref}>
          Change
        </Button>
      ) : null}
      {cancel ? (
        <Button variant="default" onClick={() => onCancel(lesson)}>
          {lesson.group ? (side === 'pro' ? 'Cancel place' : 'Leave') : 'Cancel lesson'}
        </Button>
      ) : null}
    </>
  );
}
