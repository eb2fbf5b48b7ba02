import type { SkillLesson, SkillScore } from '@fairway/contracts/practice/skills';
import { formatDate } from '@fairway/time/phrases';
import { formatCount } from '../../../../format/count.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { plotScores } from './plot.ts';
import classes from './ScoreHistory.module.css';

/** In px: the height of the plot, and of the strip below it that lessons are marked in. */
const PLOT = 84;
const STRIP = 16;
const LEVELS = [0, 5, 10] as const;
const toY = (score: number) => PLOT - (score / 10) * PLOT;

export interface ScoreHistoryProps {
  discipline: string;
  /** Oldest first. */
  history: readonly SkillScore[];
  /** Lessons to be marked on it, in any order. */
  lessons: readonly SkillLesson[];
  /** The zone in which scores are dated. */
  timezone: string;
}

/** How a score went over time, as a line with the lessons on it, and the same in words. */
export function ScoreHistory({ discipline, history, lessons, timezone }: ScoreHistoryProps) {
  const now = useNow();
  const { points, line, marks } = plotScores(history, lessons, now.getTime());
  const [first, last] = [history.at(0), history.at(-1)];
  if (!first || !last) return null;
  const formatDayAt = (at: string) => formatDate(dayAt(new Date(at), timezone));
  const told = history.map(({ score, at }) => `${score} on ${formatDayAt(at)}`).join(', ');
  const counted = formatCount(marks.length, 'lesson');
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.plot}
        width="100%"
        height={PLOT + STRIP}
        role="img"
        aria-label={`${discipline} over time: ${told}. ${counted} since.`}
      >
        {LEVELS.map((level) => (
          <g key={level}>
            <line className={classes.level} x1="0" x2="100%" y1={toY(level)} y2={toY(level)} />
            <text className={classes.axis} x={-8} y={toY(level)} dy="0.32em" textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {marks.map(({ id, x, isScored }) => (
          <line
            key={id}
            className={classes.lesson}
            data-scored={isScored || undefined}
            x1={`${x}%`}
            x2={`${x}%`}
            y1={PLOT + 5}
            y2={PLOT + STRIP - 1}
          />
        ))}
        <svg x="0" y="0" width="100%" height={PLOT} viewBox="0 0 100 10" preserveAspectRatio="none" overflow="visible">
          <polyline className={classes.line} points={line} />
        </svg>
        {points.map(({ key, x, score, hasLesson }) => (
          <circle
            key={key}
            className={classes.point}
            data-lesson={hasLesson || undefined}
            cx={`${x}%`}
            cy={toY(score)}
            r={4}
          />
        ))}
      </svg>
      <figcaption className={classes.caption}>
        <span>{formatDayAt(first.at)}</span>
        {marks.length > 0 ? (
          <span className={classes.key}>
            <span className={classes.tick} aria-hidden />
            {counted}
          </span>
        ) : null}
        <span>Today</span>
      </figcaption>
    </figure>
  );
}
