import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import { describeBias, FEWEST_SHOTS, formatMeasure, measureDispersion } from '@fairway/contracts/lessons/dispersion';
import type { Ref } from 'react';
import { listDate } from '../../../../format/days.ts';
import { DispersionMarks } from '../../components/DispersionChart/DispersionMarks.tsx';
import type { DispersionChartProps } from '../../components/DispersionChart/DispersionChart.tsx';
import { ShotCourse } from '../../components/ShotChart/ShotCourse.tsx';
import { formatShots } from '../../components/ShotChart/text.ts';
import classes from './PocketCard.module.css';

export interface PocketCardProps extends DispersionChartProps {
  ref?: Ref<HTMLDivElement>;
  /** Whose card it is: the name at its head. */
  name: string;
  /** "7 iron", "All clubs", "Putts". */
  title: string;
}

/** A dispersion to carry along: one small card with the picture, the bias in words and what it was measured from. Null for too few shots. */
export function PocketCard({ ref, name, title, charts, who = null, ...course }: PocketCardProps) {
  const shots = charts.flatMap((chart) => chart.shots);
  const measured = measureDispersion(shots);
  const dates = charts.map(({ date }) => date).sort();
  const [first] = dates;
  const last = dates.at(-1);
  if (!measured || measured.count < FEWEST_SHOTS || !first || !last) return null;
  const scale = getChartScale(course.kind, course.metric ?? false);
  return (
    <div ref={ref} className={classes.card} role="group" aria-label="Pocket card">
      <div className={classes.head}>
        <p className={classes.name}>{name}</p>
        <p className={classes.club}>{title}</p>
      </div>
      <ShotCourse {...course} className={classes.course} label={`Where ${formatShots(shots.length)} landed, as a card`}>
        <DispersionMarks shots={shots} measured={measured} />
      </ShotCourse>
      <p className={classes.sentence}>{describeBias(measured.mean, scale, who)}</p>
      <p className={classes.facts}>
        {`Spread ${formatMeasure(measured.standardDistance, scale)}, ${formatShots(measured.count)}`}
        <br />
        {first === last ? listDate(first) : `${listDate(first)} to ${listDate(last)}`}
      </p>
    </div>
  );
}
