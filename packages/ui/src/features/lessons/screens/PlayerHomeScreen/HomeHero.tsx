import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button } from '@mantine/core';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { LessonHero } from '../../components/player/LessonHero.tsx';
import { canRepeat, SameTimeButton } from '../../components/SameTimeButton.tsx';
import { BOOK, changePath, lessonPath, sameTimePath } from '../../../../paths/player.ts';

export interface HomeHeroProps {
  lesson: Lesson | null;
  /** The one before it, if there has been any. */
  last: Lesson | null;
}

/** The next lesson, or an invitation to book one. */
export function HomeHero({ lesson, last }: HomeHeroProps) {
  const now = useNow();
  const repeated = last && canRepeat(last, now) ? last : null;
  if (!lesson) {
    return (
      <HeroCard
        eyebrow="No lesson booked"
        title={last ? 'Time for another lesson?' : 'Book your first lesson'}
        detail="Choose a day and time that suit you."
        actions={
          <>
            {repeated ? <SameTimeButton lesson={repeated} href={sameTimePath(repeated.id)} variant="white" /> : null}
            <Button component={AppLink} href={BOOK} variant={repeated ? 'default' : 'white'}>
              Book a lesson
            </Button>
          </>
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
