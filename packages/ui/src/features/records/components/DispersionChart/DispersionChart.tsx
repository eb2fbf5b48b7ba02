import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import {
  type DatedShots,
  describeBias,
  FEWEST_SHOTS,
  fitEllipse,
  formatMeasure,
  measureDispersion,
  measureMonths,
  type MonthDispersion,
} from '@fairway/contracts/lessons/dispersion';
import { formatMonth } from '@fairway/time/phrases';
import { Text, Title } from '@mantine/core';
import type { CSSProperties } from 'react';
import chartClasses from '../ShotChart/ShotChart.module.css';
import { type CourseProps, ShotCourse } from '../ShotChart/ShotCourse.tsx';
import { formatShots } from '../ShotChart/text.ts';
import { CONFIDENCE, DispersionMarks } from './DispersionMarks.tsx';
import classes from './DispersionChart.module.css';

export interface DispersionChartProps extends CourseProps {
  /** The shots of one chart or of many. */
  charts: readonly DatedShots[];
  /** Whose shots they are, to somebody else; left out, they are the reader's own. */
  who?: { name: string } | null;
}

function Months({ months, format }: { months: readonly MonthDispersion[]; format: (units: number) => string }) {
  const widest = Math.max(...months.map(({ dispersion }) => dispersion.standardDistance)) || 1;
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        Spread by month
      </Title>
      <ul className={classes.months}>
        {months.map(({ month, dispersion: { standardDistance, count } }) => (
          <li key={month} className={classes.month}>
            <span>{formatMonth(`${month}-01`)}</span>
            <div
              className={classes.bar}
              style={{ '--share': standardDistance / widest } as CSSProperties}
              aria-hidden
            />
            <span className={classes.measure}>
              {format(standardDistance)}, {formatShots(count)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where shots land on average and how they scatter: the ellipse and the shots on their course, and the same in words. */
export function DispersionChart({ charts, who = null, ...course }: DispersionChartProps) {
  const { kind, metric = false } = course;
  const scale = getChartScale(kind, metric);
  const shots = charts.flatMap((chart) => chart.shots);
  const measured = measureDispersion(shots);
  const ellipse = measured && fitEllipse(measured, CONFIDENCE);
  const months = measureMonths(charts);
  const format = (units: number) => formatMeasure(units, scale);
  return (
    <div className={chartClasses.chart}>
      <div className={chartClasses.layout}>
        <ShotCourse {...course} className={chartClasses.course} label={`Where ${formatShots(shots.length)} landed`}>
          <DispersionMarks shots={shots} measured={measured} />
        </ShotCourse>
        <div className={classes.words}>
          {measured && measured.count >= FEWEST_SHOTS ? (
            <>
              <Text fw={620} fz="lg" className={classes.sentence}>
                {describeBias(measured.mean, scale, who)}
              </Text>
              <Text c="dimmed">
                {`The spread of these ${formatShots(measured.count)} is ${format(measured.standardDistance)}. `}
                {ellipse
                  ? `About ${Math.round(CONFIDENCE * 100)}% of shots like these land within the ellipse.`
                  : 'They lie in one line, so there is no ellipse around them.'}
              </Text>
              {months.length > 1 ? <Months months={months} format={format} /> : null}
            </>
          ) : (
            <Text c="dimmed">
              {`${shots.length === 0 ? 'No shots yet' : formatShots(shots.length)}. From ${FEWEST_SHOTS} on, this shows where they land on average and how they spread.`}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}
