import type { Drawing } from '@fairway/contracts/lessons/drawings';
import classes from './DrawingLayer.module.css';
import { describeDrawing, type Sheet } from './drawings.ts';
import { DrawingShape } from './DrawingShape.tsx';

export interface DrawingLayerProps {
  drawings: readonly Drawing[];
  sheet: Sheet;
}

/** What is drawn over a clip, to be seen. */
export function DrawingLayer({ drawings, sheet }: DrawingLayerProps) {
  if (drawings.length === 0) return null;
  const label = drawings.map((drawing) => describeDrawing(drawing, sheet)).join(', ');
  return (
    <svg
      className={classes.layer}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`Drawn: ${label}`}
    >
      {drawings.map((drawing) => (
        <g key={drawing.id} className={classes.drawing} data-colour={drawing.colour}>
          <DrawingShape drawing={drawing} sheet={sheet} />
        </g>
      ))}
    </svg>
  );
}
