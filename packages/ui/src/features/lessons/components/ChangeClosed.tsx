import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../kit/Notice/Notice.tsx';
import { LessonFacts } from './LessonFacts.tsx';

export interface ChangeClosedProps {
  lesson: Lesson;
  /** Who reads. */
  side: 'player' | 'pro';
  back: { href: string; label: string };
  /** What else can be done with the lesson. */
  children?: ReactNode;
}

/** In place of the form when a lesson cannot be changed, with the server's reason. */
export function ChangeClosed({ lesson, side, back, children }: ChangeClosedProps) {
  return (
    <>
      <Notice tone="warning" title="This lesson can't be changed">
        {lesson.can.change_refusal}
      </Notice>
      <LessonFacts lesson={lesson} side={side} />
      {children}
      <Button component={AppLink} href={back.href} variant="default">
        {back.label}
      </Button>
    </>
  );
}
