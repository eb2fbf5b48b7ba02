import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { LessonHero } from '../../components/player/LessonHero.tsx';
import { BOOK, changePath, lessonPath } from '../../../../paths/player.ts';

export interface HomeHeroProps {
  lesson: Lesson | null;
  /** Has not had a lesson yet. */
  beginner: boolean;
}

/** The next lesson, or an invitation to book one. */
export function HomeHero({ lesson, beginner }: HomeHeroProps) {
  if (!lesson) {
    return (
      <HeroCard
        eyebrow="No lesson booked"
        title={beginner ? 'Book your first lesson' : 'Time for another lesson?'}
        detail="Choose a day and time that suit you."
        actions={
          <Button component={AppLink} href={BOOK} variant="white">
            Book a lesson
          </Button>
        }
      />
    );
  }
  return (
    <>
      <LessonHero
        eyebrow="Next lesson"
        lesson={lesson}
        actions={
          <>
            <Button component={AppLink} href={lessonPath(lesson.id)} variant="white">
              See lesson
            </Button>
            {lesson.can.change ? (
              <Button component={AppLink} href={changePath(lesson.id)} variant="default">
                Change
              </Button>
            ) : null}
          </>
        }
      />
      <Button component={AppLink} href={BOOK}>
        Book a lesson
      </Button>
    </>
  );
}
