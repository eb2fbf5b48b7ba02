import { type ChartKind, getChartScale } from '@fairway/contracts/lessons/chart-units';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { FairwayGround } from './FairwayGround.tsx';
import { HEIGHT, TARGET, TEE, UNIT, WIDTH } from './geometry.ts';
import { PuttingGround } from './PuttingGround.tsx';
import classes from './ShotCourse.module.css';
import { TeeFigure } from './TeeFigure.tsx';
import type { ChartAuthor, Handed } from './text.ts';

/** What a chart is drawn by, whoever reads or edits it. */
export interface CourseProps {
  kind: ChartKind;
  /** Puts in inches, not feet. */
  metric?: boolean;
  /** Whose shots they are: the colour of the lines. */
  author: ChartAuthor;
  /** How the player stands to the ball. */
  handed?: Handed | null;
}

export interface ShotCourseProps extends CourseProps {
  className?: string;
  /** What the drawing says; left out where something around it does. */
  label?: string;
  /** What lies on the course: shots, in the units of the drawing. */
  children: ReactNode;
  /** Of the layer of the shots, which is as large as the frame. */
  layer?: ComponentProps<'svg'>;
}

/** The rings of distance around the target, in units. */
const RINGS = [2, 4, 6];
const VIEW = `0 0 ${WIDTH} ${HEIGHT}`;

/** The ground, its distances and the player at the tee. It is memoised: shots move above it. */
const Ground = memo(function Ground({ kind, metric = false, handed }: Omit<CourseProps, 'author'>) {
  const scale = getChartScale(kind, metric);
  const putting = kind === 'putting_chart';
  return (
    <svg className={classes.ground} viewBox={VIEW} aria-hidden>
      {putting ? <PuttingGround /> : <FairwayGround />}
      <path className={classes.ring} d={`M${TEE.x} ${TEE.y}V${TARGET.y}`} />
      {RINGS.map((units) => (
        <g key={units}>
          <circle className={classes.ring} cx={TARGET.x} cy={TARGET.y} r={units * UNIT} />
          <text className={classes.scale} fontSize={9} x={TARGET.x - units * UNIT} y={TARGET.y + 3}>
            {units * scale.per} {scale.short}
          </text>
        </g>
      ))}
      <TeeFigure handed={handed ?? 'right'} putter={putting} />
    </svg>
  );
});

/**
 * The course that shots lie on: the ground with its distances, and above it, in a layer of its own, the shots. The drawing keeps
 * its proportions; where the frame is wider the ground goes on.
 */
export function ShotCourse({ kind, metric, author, handed, className = '', label, children, layer }: ShotCourseProps) {
  return (
    <div className={`${classes.frame} ${className}`} data-author={author}>
      <Ground kind={kind} metric={metric} handed={handed} />
      <svg
        className={classes.shots}
        viewBox={VIEW}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...layer}
      >
        {children}
        <circle className={classes.ball} cx={TEE.x} cy={TEE.y} r="3.4" />
      </svg>
    </div>
  );
}
