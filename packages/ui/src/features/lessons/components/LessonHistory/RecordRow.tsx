import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { clock } from '@fairway/time/phrases';
import { Group, Stack, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listDate } from '../../../../format/days.ts';
import { useEntry } from '../../../../kit/DeskColumns/useEntry.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { StarButton } from '../../../../kit/StarButton/StarButton.tsx';
import { LessonTags } from '../LessonTags.tsx';
import { diaryName } from '../names.ts';
import classes from './RecordRow.module.css';

export interface RecordRowProps {
  lesson: Lesson;
  /** Who reads: each side has a star of its own. */
  side: 'player' | 'pro';
  href: string;
  onStar: (lesson: Lesson, starred: boolean) => void;
  /** Tells whom the lesson was with, where the list is of many. */
  named?: boolean;
}

/** "10:00–11:00", or "10:00" where a lesson has no length: a video has none. */
const formatLessonTimes = ({ start, end }: Lesson) => (start === end ? clock(start) : `${clock(start)}–${clock(end)}`);

const STATUS = { player: 'Awaiting record update', pro: 'Create new lesson record' };

/** A coach is asked to write it; a player waits for it. */
const STATUS_LOOKS = { player: { c: 'dimmed' }, pro: { c: 'var(--app-primary-text)', fw: 560 } };

export const isStarredBy = ({ starred, pro_starred }: Lesson, side: 'player' | 'pro'): boolean =>
  side === 'pro' ? pro_starred : starred;

/** A lesson that is behind: its date and times, what became of it, whether its record is due, and the reader's star. */
export function RecordRow({ lesson, side, href, onStar, named }: RecordRowProps) {
  const entry = useEntry(href);
  const date = listDate(lesson.date);
  const title: ReactNode = named ? diaryName(lesson) : <time dateTime={lesson.starts_at}>{date}</time>;
  return (
    <Group component="li" gap={0} wrap="nowrap" pe="xs" className={classes.item}>
      <Group
        renderRoot={(props) => <AppLink {...props} {...entry} href={href} />}
        flex={1}
        gap="sm"
        wrap="nowrap"
        miw={0}
        mih={64}
        py={10}
        ps="md"
        pe="xs"
        className={classes.link}
      >
        <Stack component="span" gap={0} className={`tabular ${classes.words}`}>
          <Text span fw={560} lh={1.35}>
            {title}
          </Text>
          <Text span c="dimmed" fz="sm" lh={1.4}>
            {named ? `${date}, ${formatLessonTimes(lesson)}` : formatLessonTimes(lesson)}
          </Text>
          {lesson.type === LESSON_TYPES.video ? (
            <Group component="span" gap={4} c="dimmed" fz="sm" lh={1.4}>
              <Icon of={IconVideo} size={16} />
              Video lesson
            </Group>
          ) : null}
          {lesson.awaiting_record ? (
            <Text span fz="sm" lh={1.4} {...STATUS_LOOKS[side]}>
              {STATUS[side]}
            </Text>
          ) : lesson.recorded ? (
            <Text span fz="sm" lh={1.4}>
              {lesson.title ?? 'Untitled record'}
            </Text>
          ) : null}
        </Stack>
        <LessonTags lesson={lesson} payment={side === 'pro' && lesson.payment_type === 'on_day'} />
      </Group>
      <StarButton
        starred={isStarredBy(lesson, side)}
        of={named ? `${diaryName(lesson)}, ${date}` : `${date}, ${clock(lesson.start)}`}
        onChange={(starred) => onStar(lesson, starred)}
      />
    </Group>
  );
}
