import { CHART_UNITS } from '../constants.ts';

/** The two sections of a record that are charts: where shots landed around their target, and putts around their hole. */
export type ChartKind = 'chart' | 'putting_chart';

/** Whether a section of this type is one of them. */
export const isChart = (type: string): type is ChartKind => type === 'chart' || type === 'putting_chart';

/** What one unit of a chart measures, and how that is written ("10 yds") and said in full ("10 yards"). */
export interface ChartScale {
  per: number;
  short: string;
  one: string;
  many: string;
}

const SCALES = {
  yards: { per: CHART_UNITS.yards, short: 'yds', one: 'yard', many: 'yards' },
  feet: { per: CHART_UNITS.feet, short: 'ft', one: 'foot', many: 'feet' },
  inches: { per: CHART_UNITS.inches, short: 'in', one: 'inch', many: 'inches' },
} as const satisfies Record<keyof typeof CHART_UNITS, ChartScale>;

/** Yards for shots; feet for putts, or inches where the chart is `metric`. */
export function getChartScale(kind: ChartKind, metric: boolean): ChartScale {
  if (kind === 'chart') return SCALES.yards;
  return metric ? SCALES.inches : SCALES.feet;
}
