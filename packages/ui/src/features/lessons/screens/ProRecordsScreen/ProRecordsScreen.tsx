import { IconSearch } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { DraftList, type DraftListProps } from '../../../records/components/DraftList/DraftList.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../components/LessonHistory/LessonHistory.tsx';
import { LessonParts, type LessonPartsProps } from '../../components/LessonHistory/LessonParts.tsx';
import { ProLessonRow } from '../../components/pro/ProLessonRow.tsx';
import { useColumn } from '../../../../kit/DeskColumns/column.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { HeaderLink } from '../../../../kit/PageHeader/HeaderLink.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { lessonHref, lessonPage, proPaths } from '../../../../paths/pro.ts';

export interface ProRecordsScreenProps extends LessonHistoryProps {
  drafts: DraftListProps;
  parts: LessonPartsProps;
}

/** All lessons a coach has given, each with its player; those without a record say so. Beside a lesson, those to come as well. */
export function ProRecordsScreen({ drafts, parts, ...props }: ProRecordsScreenProps) {
  const beside = useColumn() === 'list';
  return (
    <Page
      header={
        <PageHeader
          title={beside ? 'All lessons' : 'Lesson records'}
          detail={beside ? undefined : 'Past lessons, newest first'}
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
          actions={<HeaderLink icon={IconSearch} href={proPaths.searchRecords} label="Search records" />}
        />
      }
    >
      <LessonParts {...parts} row={(lesson) => <ProLessonRow key={lesson.id} lesson={lesson} known />}>
        <DraftList {...drafts} />
        <LessonHistory
          {...props}
          looks={{
            side: 'pro',
            named: true,
            // Beside the list stands what is known of a lesson, which leads on to its record.
            getHref: beside ? lessonPage : lessonHref,
            empty: (
              <EmptyState illustration={<FlagOnGreen />} title="No lessons yet">
                Lessons that are over appear here, ready for their record.
              </EmptyState>
            ),
          }}
        />
      </LessonParts>
    </Page>
  );
}
