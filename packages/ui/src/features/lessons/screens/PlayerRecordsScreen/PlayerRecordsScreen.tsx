import { Button } from '@mantine/core';
import { IconSearch, IconTargetArrow } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../components/LessonHistory/LessonHistory.tsx';
import { LessonParts, type LessonPartsProps } from '../../components/LessonHistory/LessonParts.tsx';
import { BookingRow } from '../../components/player/BookingRow.tsx';
import { useColumn } from '../../../../kit/DeskColumns/column.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { HeaderLink } from '../../../../kit/PageHeader/HeaderLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { BOOK, DISPERSION, lessonPath, LESSONS, SEARCH_RECORDS } from '../../../../paths/player.ts';

/** The player's lessons behind and their records, with a star and a video filter. Beside a lesson, those to come as well. */
export function PlayerRecordsScreen({ parts, ...props }: LessonHistoryProps & { parts: LessonPartsProps }) {
  const beside = useColumn() === 'list';
  return (
    <Page
      header={
        <PageHeader
          title={beside ? 'All lessons' : 'Lesson Records'}
          back={{ href: LESSONS, label: 'Back to lessons' }}
          actions={
            <>
              <HeaderLink icon={IconTargetArrow} href={DISPERSION} label="Where your shots land" />
              <HeaderLink icon={IconSearch} href={SEARCH_RECORDS} label="Search records" />
            </>
          }
        />
      }
    >
      <LessonParts {...parts} row={(lesson) => <BookingRow key={lesson.id} lesson={lesson} />}>
        <LessonHistory
          {...props}
          looks={{
            side: 'player',
            getHref: ({ id }) => lessonPath(id),
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
      </LessonParts>
    </Page>
  );
}
