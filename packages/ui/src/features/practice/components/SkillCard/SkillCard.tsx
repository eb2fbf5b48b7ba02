import type { Skill, SkillLesson } from '@fairway/contracts/practice/skills';
import { ActionIcon, Card, Group, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { DrillCards } from '../DrillCards/DrillCards.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { ScoreHistory } from '../ScoreHistory/ScoreHistory.tsx';
import { nameLesson } from '../text.ts';
import classes from './SkillCard.module.css';

export interface SkillCardProps {
  skill: Skill;
  /** The player's lessons, to be marked on the line of its scores. */
  lessons: readonly SkillLesson[];
  timezone: string;
  lessonHref: (id: string) => string;
  drillHref: (id: string) => string;
  /** For the coach alone. */
  editing?: { onEdit: () => void; onDelete: () => void } | undefined;
}

/** A skill: its score out of 10, what the coach says of it, how it went, and the lesson it belongs to. */
export function SkillCard({ skill, lessons, timezone, lessonHref, drillHref, editing }: SkillCardProps) {
  const { discipline, score, description, lesson, drills, history } = skill;
  return (
    <Card component="article" aria-label={discipline}>
      <Group justify="space-between" align="flex-start" gap="0 sm">
        <Title order={2} size="h3" className={classes.name}>
          {discipline}
        </Title>
        <Text span className={classes.score}>
          <span className={classes.value}>{score}</span>
          {' / 10'}
        </Text>
      </Group>
      <div className={classes.bar} aria-hidden>
        <div className={classes.share} style={{ width: `${score * 10}%` }} />
      </div>
      {description ? <RichText html={description} /> : null}
      {drills.length > 0 ? <DrillCards drills={drills} getHref={drillHref} /> : null}
      <ScoreHistory discipline={discipline} history={history} lessons={lessons} timezone={timezone} />
      {lesson || editing ? (
        <Group justify="space-between" gap="sm" mih={44} mt={4}>
          {lesson ? (
            <AppLink href={lessonHref(lesson.id)} className={classes.lesson}>
              {nameLesson(lesson, timezone)}
            </AppLink>
          ) : null}
          {editing ? (
            <Group gap={4} wrap="nowrap" ms="auto">
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Edit ${discipline}`}
                onClick={editing.onEdit}
              >
                <Icon of={IconPencil} size={20} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={`Delete ${discipline}`}
                onClick={editing.onDelete}
              >
                <Icon of={IconTrash} size={20} />
              </ActionIcon>
            </Group>
          ) : null}
        </Group>
      ) : null}
    </Card>
  );
}
