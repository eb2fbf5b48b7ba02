import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../../components/lessons/LessonHistory/LessonHistory.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { lessonHref, proPaths } from '../paths.ts';

/** All lessons a coach has given, each with its player; those without a record say so (S2 §2 "lessons/records"). */
export function ProRecordsScreen(props: LessonHistoryProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Lesson records"
          detail="Lessons you have given, newest first"
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
        />
      }
    >
      <LessonHistory
        {...props}
        looks={{
          side: 'pro',
          named: true,
          hrefOf: lessonHref,
          empty: (
            <EmptyState illustration={<FlagOnGreen />} title="No lessons yet">
              Lessons that are over appear here, ready for their record.
            </EmptyState>
          ),
        }}
      />
    </Page>
  );
}
