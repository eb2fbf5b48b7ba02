import { type DistanceUnit, fromYards } from '@fairway/contracts/kit/distances';
import { foldClub } from '@fairway/contracts/kit/fold-club';
import { Card } from '@mantine/core';
import { Fragment } from 'react';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { type Carry, describeGap, findGaps, sortCarries } from './gaps.ts';
import classes from './GappingChart.module.css';

/** What the charts of lesson records say of a club, in yards. */
export interface ChartedClub {
  club: string;
  shots: number;
  /** How far beyond its target it lands on average; short below 0. */
  bias: number;
  /** Most shots land within this of their middle, beyond it or short. */
  spread: number;
}

export interface GappingChartProps {
  carries: readonly Carry[];
  charted?: readonly ChartedClub[];
  /** In which the distances are read. */
  unit: DistanceUnit;
}

/** The chart ends at a round number beyond the longest club. */
const roundUp = (yards: number): number => Math.max(50, Math.ceil((yards + 1) / 50) * 50);

/** A club's way along the chart, with the spread of its charted shots around its end. */
function Way({ yd, end, spread }: { yd: number; end: number; spread: number | undefined }) {
  const at = (yards: number) => (Math.min(Math.max(yards, 0), end) / end) * 100;
  return (
    <svg className={classes.way} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.ground} y="5" width="100" height="2" />
      <rect className={classes.carry} y="3" width={at(yd)} height="6" />
      {spread === undefined ? null : (
        <rect className={classes.spread} x={at(yd - spread)} width={at(yd + spread) - at(yd - spread)} height="12" />
      )}
    </svg>
  );
}

/** How far each club goes and what lies between them: where two do the same work, and where one may be missing. */
export function GappingChart({ carries, charted = [], unit }: GappingChartProps) {
  const sorted = sortCarries(carries);
  const gaps = findGaps(sorted, unit);
  const said = gaps.flatMap((gap) => describeGap(gap, unit) ?? []);
  const [longest] = sorted;
  if (!longest || sorted.length < 2) return null;
  const end = roundUp(longest.yd);
  return (
    <section>
      <SectionTitle id="gaps">Gaps</SectionTitle>
      <Card p="md">
        <ol className={classes.chart} aria-labelledby="gaps">
          {sorted.map(({ club, yd }, nth) => {
            const gap = gaps[nth];
            return (
              <Fragment key={`${club} ${nth}`}>
                <li className={classes.row}>
                  <span className={classes.club}>{club}</span>
                  <Way
                    yd={yd}
                    end={end}
                    spread={charted.find((one) => foldClub(one.club) === foldClub(club))?.spread}
                  />
                  <span className={classes.yards}>{fromYards(yd, unit)}</span>
                </li>
                {gap && gap.kind !== 'even' ? (
                  <li className={classes.gap} data-kind={gap.kind}>
                    {describeGap(gap, unit)}
                  </li>
                ) : null}
              </Fragment>
            );
          })}
        </ol>
        {said.length === 0 ? <p className={classes.even}>Your clubs are evenly spaced.</p> : null}
      </Card>
    </section>
  );
}
