import { Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HeaderButton } from '../../../../kit/PageHeader/HeaderButton.tsx';
import { Comments, type CommentsProps } from '../../../records/components/Comments/Comments.tsx';
import {
  RecordSections,
  type RecordSectionsProps,
} from '../../../records/components/RecordSections/RecordSections.tsx';
import type { LessonWithRecord } from '../videos/LessonVideos.tsx';

/** What both sides may say to a record. */
export type CommentActions = Omit<CommentsProps, 'comments' | 'timezone'>;

/** What is done with a record that is read. */
export interface RecordReading {
  comments: CommentActions;
  /** Has a video that failed made ready anew. */
  onRetryVideo: (ref: string) => void;
  /** Puts the page on paper, or into a PDF. */
  onPrint: () => void;
}

export interface LessonRecordProps extends RecordReading {
  lesson: LessonWithRecord;
  /** What can be done with the record, beside its title. */
  actions?: ReactNode;
  getCompareHref?: RecordSectionsProps['getCompareHref'];
  getDrillHref: NonNullable<RecordSectionsProps['getDrillHref']>;
}

/** The parts of a record without the videos of a player, which stand above it. */
const listParts = ({ record = [] }: LessonWithRecord) =>
  record.filter(({ type, is_player_submitted }) => !is_player_submitted || type !== 'video');

/** Whether there is anything of a record to read. */
export const hasRecord = (lesson: LessonWithRecord): boolean =>
  listParts(lesson).some(({ is_player_submitted }) => !is_player_submitted);

/** A lesson's record to read: its title, its sections, and what was said to it. */
export function LessonRecord(props: LessonRecordProps) {
  const { lesson, comments, onRetryVideo, onPrint, actions, getCompareHref, getDrillHref } = props;
  return (
    <Stack gap="lg">
      <Stack gap="md" component="section" aria-label="Lesson record">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={2} fz="h2" lh={1.2} className="wraps">
            {lesson.title ?? (
              <Text span inherit c="dimmed">
                {'Untitled record'}
              </Text>
            )}
          </Title>
          <Group gap="xs" wrap="nowrap">
            <HeaderButton icon={IconPrinter} label="Print or save as PDF" onClick={onPrint} />
            {actions}
          </Group>
        </Group>
        <RecordSections
          sections={listParts(lesson)}
          handed={lesson.player_handed ?? null}
          getCompareHref={getCompareHref}
          getDrillHref={getDrillHref}
          onRetryVideo={onRetryVideo}
        />
      </Stack>
      <Comments comments={lesson.comments ?? []} timezone={lesson.timezone} {...comments} />
    </Stack>
  );
}
