import { IconSearch } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { DraftList, type DraftListProps } from '../../../records/components/DraftList/DraftList.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../components/LessonHistory/LessonHistory.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { HeaderLink } from '../../../../kit/PageHeader/HeaderLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { lessonHref, proPaths } from '../../../../paths/pro.ts';

/** All lessons a coach has given, each with its player; those without a record say so. */
export function ProRecordsScreen({ drafts, ...props }: LessonHistoryProps & { drafts: DraftListProps }) {
  return (
    <Page
      header={
        <PageHeader
          title="Lesson records"
          detail="Past lessons, newest first"
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
          actions={<HeaderLink icon={IconSearch} href={proPaths.searchRecords} label="Search records" />}
        />
      }
    >
      <DraftList {...drafts} />
      <LessonHistory
        {...props}
        looks={{
          side: 'pro',
          named: true,
          getHref: lessonHref,
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
