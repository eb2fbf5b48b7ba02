import { Button } from '@mantine/core';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { proPaths } from '../../../../paths/pro.ts';

/** In place of the hero card while nothing is booked; with the way to book where the page has no other. */
export function NoLessons({ bookable }: { bookable?: boolean }) {
  return (
    <EmptyState
      illustration={<EmptyDiary />}
      title="No lessons booked"
      action={
        bookable ? (
          <Button component={AppLink} href={proPaths.book()}>
            Book a lesson
          </Button>
        ) : undefined
      }
    >
      Your next lesson appears here once a player books, or you book for them.
    </EmptyState>
  );
}
