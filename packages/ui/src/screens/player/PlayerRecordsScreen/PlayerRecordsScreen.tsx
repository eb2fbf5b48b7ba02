import { Button } from '@mantine/core';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../../components/lessons/LessonHistory/LessonHistory.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { BOOK, lessonPath, LESSONS } from '../paths.ts';

/** The player's lessons behind and their records, with a star and a video filter (S1 §2 "Lesson records list"). */
export function PlayerRecordsScreen(props: LessonHistoryProps) {
  return (
    <Page header={<PageHeader title="Lesson Records" back={{ href: LESSONS, label: 'Back to lessons' }} />}>
      <LessonHistory
        {...props}
        looks={{
          side: 'player',
          hrefOf: ({ id }) => lessonPath(id),
          empty: (
            <EmptyState
              illustration={<FlagOnGreen />}
              title="No lesson records yet"
              action={
                <Button component={AppLink} href={BOOK}>
                  Book a lesson
                </Button>
              }
            >
              Lessons you have had appear here, with what your coach has written about them.
            </EmptyState>
          ),
        }}
      />
    </Page>
  );
}
