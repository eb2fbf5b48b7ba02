import type { ChartShots } from '@fairway/contracts/lessons/dispersion-charts';
import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import type { ChartRow } from './repository.ts';

/** A chart for the wire: where its shots landed, and on which day of the coach's calendar. */
export const chartView = ({ lesson_id, club, chart, starts_at, timezone }: ChartRow): ChartShots => ({
  lesson_id,
  date: toZoned(resolveZone(timezone), Date.parse(starts_at)).date,
  club,
  shots: chart.map(({ horizon, vertically }) => ({ horizon, vertically })),
});
