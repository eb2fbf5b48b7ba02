import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { RecordMatch } from '@fairway/contracts/lessons/record-search';
import { Group, Stack, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { listDate } from '../../../../format/days.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { MarkedExcerpt, MarkedText } from '../../../../kit/SearchPage/MarkedText.tsx';
import rowClasses from '../../../lessons/components/LessonHistory/RecordRow.module.css';
import { diaryName } from '../../../lessons/components/names.ts';

/** A record that was found: its title, its day, for a coach its player, and the words around what was searched for. */
export function MatchRow({ match, href, named }: { match: RecordMatch; href: string; named: boolean }) {
  const { lesson, title, excerpt } = match;
  const facts = [
    ...(named ? [diaryName(lesson)] : []),
    listDate(lesson.date),
    ...(lesson.type === LESSON_TYPES.video ? ['Video lesson'] : []),
  ];
  return (
    <li className={rowClasses.item}>
      <Group
        renderRoot={(props) => <AppLink {...props} href={href} />}
        gap="sm"
        wrap="nowrap"
        mih={64}
        py="sm"
        px="md"
        className={rowClasses.link}
      >
        <Stack component="span" gap={2} flex={1} miw={0} className="wraps">
          <Text span fw={560} lh={1.35}>
            {title ? <MarkedText pieces={title} /> : lesson.recorded ? 'Untitled record' : 'No record yet'}
          </Text>
          <Text span c="dimmed" fz="sm" lh={1.4} className="tabular">
            {facts.join(', ')}
          </Text>
          {excerpt ? <MarkedExcerpt pieces={excerpt} /> : null}
        </Stack>
        <Icon of={IconChevronRight} size={20} />
      </Group>
    </li>
  );
}
