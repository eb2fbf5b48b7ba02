import { nameGoalMeasure } from '@fairway/contracts/messages/goal-measures';
import type { Goal } from '@fairway/contracts/practice/goals';
import { formatDate } from '@fairway/time/phrases';
import { startOfDay } from '@fairway/time/zoned-time';

/** Where a goal is now: as it was noted last, or where it began. */
export const findLatest = ({ progress, start }: Goal): number => progress.at(-1)?.value ?? start;

/** How much of the way is behind, 0 to 1. */
export function measureShare(goal: Goal): number {
  const share = (findLatest(goal) - goal.start) / (goal.target - goal.start);
  return Math.min(1, Math.max(0, share));
}

/** What is to be reached, and by when: "Handicap: 18.4 to 15 by 27 March 2027". */
export const describeGoal = (goal: Goal): string =>
  `${nameGoalMeasure(goal)}: ${goal.start} to ${goal.target} by ${formatDate(goal.due_on)}`;

export interface GoalPlot {
  points: { key: string; x: number; y: number }[];
  /** The line through them, and the straight way to the target, for a box of 100 by 100. */
  line: string;
  way: string;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Where a goal's values stand: `x` in percent of the time from its beginning to its day, `y` in percent from its highest value down. */
export function plotGoal(goal: Goal, timezone: string): GoalPlot {
  const begin = Date.parse(goal.agreed_at ?? goal.created_at);
  const due = startOfDay(timezone, goal.due_on);
  const end = Math.max(due, ...goal.progress.map(({ at }) => Date.parse(at)));
  const values = [goal.start, goal.target, ...goal.progress.map(({ value }) => value)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const toX = (at: number) => (end > begin ? round(Math.max(0, ((at - begin) / (end - begin)) * 100)) : 100);
  const toY = (value: number) => round(((high - value) / (high - low)) * 100);
  const points = [
    { key: 'start', x: 0, y: toY(goal.start) },
    ...goal.progress.map(({ value, at }, nth) => ({ key: `${nth} ${at}`, x: toX(Date.parse(at)), y: toY(value) })),
  ];
  return {
    points,
    line: points.map(({ x, y }) => `${x},${y}`).join(' '),
    way: `0,${toY(goal.start)} ${toX(due)},${toY(goal.target)}`,
  };
}
