import { encode } from 'uqr';
import classes from './QrCode.module.css';

export interface QrCodeProps {
  /** What a camera reads of it. */
  value: string;
  /** What it is for, to a screen reader. */
  label: string;
}

/** The light margin that readers want around the code, in its own squares. */
const MARGIN = 2;

/** A code for the camera of a phone. Dark on light in either scheme: many a reader takes no other. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = size + 2 * MARGIN;
  return (
    <svg
      className={classes.code}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
