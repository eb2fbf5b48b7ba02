import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { Text } from '@mantine/core';
import { EnlargeableChart } from './EnlargeableChart.tsx';
import classes from './ShotChart.module.css';
import { type CourseProps, ShotCourse } from './ShotCourse.tsx';
import { ShotList } from './ShotList.tsx';
import { Shots } from './Shots.tsx';
import { describeChart, formatShots, nameChart } from './text.ts';

export interface ShotChartProps extends CourseProps {
  points: readonly ChartPoint[];
}

/** A chart to read: the shots on their course, and each in words. */
export function ShotChart({ points, ...course }: ShotChartProps) {
  const { kind, author, metric = false } = course;
  return (
    <EnlargeableChart title={nameChart(kind)}>
      {(enlarge) => (
        <div className={classes.chart}>
          <div className={classes.layout}>
            <div className={classes.picture}>
              {enlarge ? (
                <div className={classes.toolbar}>
                  <Text c="dimmed">{formatShots(points.length)}</Text>
                  {enlarge}
                </div>
              ) : null}
              <ShotCourse
                {...course}
                className={classes.course}
                label={describeChart({ kind, points, author, metric })}
              >
                <Shots shots={points} />
              </ShotCourse>
            </div>
            {points.length === 0 ? (
              <p className={classes.empty}>No shots yet.</p>
            ) : (
              <ShotList {...course} shots={points} />
            )}
          </div>
        </div>
      )}
    </EnlargeableChart>
  );
}
