import { CHART_LIMITS } from '@fairway/contracts/constants';
import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import { Slider } from '@mantine/core';
import { memo } from 'react';
import type { CourseProps } from './ShotCourse.tsx';
import classes from './ShotTools.module.css';
import { formatAcross, formatAlong } from './text.ts';
import type { ShotEditor } from './useShotEditor.ts';

interface PositionSliderProps extends Pick<CourseProps, 'kind' | 'metric'> {
  axis: keyof typeof LABELS;
  value: number;
  dispatch: ShotEditor['dispatch'];
}

const LABELS = { horizon: 'Left or right', vertically: 'Short or long' };

/** Where the active shot is along one of the axes. */
export const PositionSlider = memo(function PositionSlider({
  kind,
  metric = false,
  axis,
  value,
  dispatch,
}: PositionSliderProps) {
  const scale = getChartScale(kind, metric);
  const format = (units: number) => {
    if (axis === 'horizon') return formatAcross(units, scale) ?? 'on line';
    return formatAlong(units, scale) ?? (kind === 'chart' ? 'pin high' : 'hole high');
  };
  return (
    <div>
      <div className={classes.labels} aria-hidden>
        <span className={classes.name}>{LABELS[axis]}</span>
        <span className={classes.value}>{format(value)}</span>
      </div>
      <Slider
        min={-CHART_LIMITS[axis]}
        max={CHART_LIMITS[axis]}
        value={value}
        onChange={(units) => dispatch({ type: 'move', to: { [axis]: units } }, 'quietly')}
        startPointValue={0}
        label={null}
        size={6}
        thumbSize={28}
        thumbLabel={LABELS[axis]}
        thumbValueText={format}
        classNames={{
          root: classes.slider,
          trackContainer: classes.trackContainer,
          track: classes.track,
          thumb: classes.thumb,
        }}
      />
    </div>
  );
});
