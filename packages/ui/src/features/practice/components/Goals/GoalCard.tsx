import type { Goal } from '@fairway/contracts/practice/goals';
import { formatDate } from '@fairway/time/phrases';
import { ActionIcon, Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { dayAt } from '../../../../format/zones.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { describeGoal, findLatest, measureShare, plotGoal } from './goals.ts';
import classes from './Goals.module.css';

/** In px. */
const HEIGHT = 88;

function GoalChart({ goal, timezone }: { goal: Goal; timezone: string }) {
  const { points, line, way } = plotGoal(goal, timezone);
  const told = goal.progress.map(({ value, at }) => `${value} on ${formatDate(dayAt(new Date(at), timezone))}`);
  return (
    <svg
      className={classes.plot}
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={`${goal.title}: ${[`${goal.start} at the beginning`, ...told].join(', ')}; the goal is ${goal.target}`}
    >
      <svg width="100%" height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <polyline className={classes.way} points={way} />
        <polyline className={classes.line} points={line} />
      </svg>
      {points.map(({ key, x, y }) => (
        <circle key={key} className={classes.point} cx={`${x}%`} cy={(y / 100) * HEIGHT} r={4} />
      ))}
    </svg>
  );
}

export interface GoalCardProps {
  goal: Goal;
  timezone: string;
  /** What the other one of the two is called: "Jamie", "your coach". */
  other: string;
  busy: boolean;
  onAccept: () => void;
  onEdit: () => void;
  onNote: () => void;
  onRemove: () => void;
}

/** A goal: what it is, how far it is, and what there is to do about it. */
export function GoalCard({ goal, timezone, other, busy, onAccept, onEdit, onNote, onRemove }: GoalCardProps) {
  const { title, agreed_at, progress, can } = goal;
  const last = progress.at(-1);
  return (
    <Card component="article" aria-label={title}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Title order={3} size="h4" className={classes.title}>
          {title}
        </Title>
        {agreed_at === null ? (
          <Badge variant="light" color="bunker" tt="none" className={classes.state}>
            {can.accept ? 'For you to accept' : `Waiting for ${other}`}
          </Badge>
        ) : null}
      </Group>
      <Text c="dimmed" className={classes.name}>
        {describeGoal(goal)}
      </Text>
      {agreed_at === null ? null : (
        <>
          <div className={classes.bar} aria-hidden>
            <div className={classes.share} style={{ width: `${Math.round(measureShare(goal) * 100)}%` }} />
          </div>
          <GoalChart goal={goal} timezone={timezone} />
          <Text fz="sm" className={classes.name}>
            {last
              ? `Now ${findLatest(goal)}, noted on ${formatDate(dayAt(new Date(last.at), timezone))}${last.note ? `: ${last.note}` : '.'}`
              : 'No progress noted yet.'}
          </Text>
        </>
      )}
      <Group justify="space-between" mt="xs">
        {can.accept ? (
          <Button onClick={onAccept} loading={busy}>
            Accept goal
          </Button>
        ) : can.note ? (
          <Button variant="default" onClick={onNote}>
            Note progress
          </Button>
        ) : can.edit ? (
          <Button variant="default" onClick={onEdit}>
            Change goal
          </Button>
        ) : (
          <span />
        )}
        <ActionIcon variant="subtle" color="red" size={44} aria-label={`Remove ${title}`} onClick={onRemove}>
          <Icon of={IconTrash} size={20} />
        </ActionIcon>
      </Group>
    </Card>
  );
}
