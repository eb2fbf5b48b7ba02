import { SHOT_SHAPES } from '@fairway/contracts/constants';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { memo, useId } from 'react';
import { ShapeIcon } from './ShapeIcon.tsx';
import type { CourseProps } from './ShotCourse.tsx';
import classes from './ShotTools.module.css';
import { formatShape, nameCurve, type Shape } from './text.ts';
import type { ShotEditor } from './useShotEditor.ts';

interface ShapeChoiceProps extends Pick<CourseProps, 'kind' | 'handed'> {
  value: ChartPoint['type'];
  dispatch: ShotEditor['dispatch'];
}

/** In the order in which they lie before the eye, whoever plays. */
const SHAPES: Shape[] = [SHOT_SHAPES.curved_left, SHOT_SHAPES.straight, SHOT_SHAPES.curved_right];

/** How the active shot flew; nothing is chosen while that is unset. */
export const ShapeChoice = memo(function ShapeChoice({ kind, handed, value, dispatch }: ShapeChoiceProps) {
  const label = useId();
  return (
    <div role="group" aria-labelledby={label}>
      <VisuallyHidden id={label}>Shape</VisuallyHidden>
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        value={value === SHOT_SHAPES.unset ? '' : String(value)}
        onChange={(next) => {
          const shape = SHAPES.find((each) => String(each) === next);
          if (shape) dispatch({ type: 'shape', shape }, 'quietly');
        }}
        classNames={{ root: classes.shapes, label: classes.shape }}
        data={SHAPES.map((shape) => {
          const curve = kind === 'chart' ? nameCurve(shape, handed ?? 'right') : null;
          return {
            value: String(shape),
            label: (
              <span className={classes.shapeWords}>
                <ShapeIcon shape={shape} />
                <span className={classes.shapeName}>{formatShape(shape)}</span>
                {curve ? <span className={classes.curve}>{curve}</span> : null}
              </span>
            ),
          };
        })}
      />
    </div>
  );
});
