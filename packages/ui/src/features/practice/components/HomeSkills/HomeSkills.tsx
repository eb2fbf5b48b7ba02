import type { SkillSummary } from '@fairway/contracts/practice/overview';
import { Card, Group, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '../../../../format/count.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import classes from './HomeSkills.module.css';

export interface HomeSkillsProps {
  skills: SkillSummary;
  /** The page of all skills. */
  href: string;
}

function Extreme({ label, discipline, score }: { label: string; discipline: string; score: number }) {
  return (
    <div className={classes.extreme}>
      <Text c="dimmed" fz="sm">
        {label}
      </Text>
      <Text fw={560} className={classes.name}>
        {discipline} <span className="tabular">{score}</span>
      </Text>
    </div>
  );
}

/** The skills of a player in one card of a home: the average score, the strongest and the weakest. */
export function HomeSkills({ skills: { count, average, strongest, weakest }, href }: HomeSkillsProps) {
  const counted = formatCount(count, 'skill');
  return (
    <Card component={AppLink} href={href} className={classes.card}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <span>
          <Text span fw={620}>
            Skill score
          </Text>
          <Text c="dimmed" fz="sm">
            {count === 1 ? counted : `Average of ${counted}`}
          </Text>
        </span>
        <Group wrap="nowrap" gap="xs">
          <Text span c="dimmed" className="tabular">
            <span className={classes.value}>{average}</span>
            {' / 10'}
          </Text>
          <Icon of={IconChevronRight} size={20} />
        </Group>
      </Group>
      <div className={classes.extremes}>
        <Extreme label={weakest ? 'Strongest' : 'Working on'} {...strongest} />
        {weakest ? <Extreme label="Most to gain" {...weakest} /> : null}
      </div>
    </Card>
  );
}
