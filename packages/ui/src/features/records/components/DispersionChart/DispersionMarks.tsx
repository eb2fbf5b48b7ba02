import {
  type Dispersion,
  type DispersionEllipse,
  FEWEST_SHOTS,
  fitEllipse,
  type Landing,
} from '@fairway/contracts/lessons/dispersion';
import { TARGET, toPlace, UNIT } from '../ShotChart/geometry.ts';
import classes from './DispersionChart.module.css';

function Ellipse({ centre, major, minor, angle }: DispersionEllipse) {
  const { x, y } = toPlace(centre);
  // Angles of a chart grow towards "long", those of a drawing downwards.
  const turned = `translate(${x} ${y}) rotate(${(-angle * 180) / Math.PI})`;
  return (
    <g transform={turned}>
      <ellipse className={classes.casing} rx={major * UNIT} ry={minor * UNIT} />
      <ellipse className={classes.ellipse} rx={major * UNIT} ry={minor * UNIT} />
    </g>
  );
}

/** How far off the target the middle of all shots is. */
function Bias({ mean }: { mean: Landing }) {
  const { x, y } = toPlace(mean);
  return (
    <>
      <path className={classes.bias} d={`M${TARGET.x} ${TARGET.y}L${x} ${y}`} />
      <circle className={classes.middle} cx={x} cy={y} r="5.5" />
    </>
  );
}

/** The share of shots that the ellipse is to hold. */
export const CONFIDENCE = 0.9;

interface DispersionMarksProps {
  shots: readonly Landing[];
  measured: Dispersion | null;
}

/** What lies on the course of a dispersion: each shot, and where they are enough the ellipse around them and their middle. */
export function DispersionMarks({ shots, measured }: DispersionMarksProps) {
  const ellipse = measured && fitEllipse(measured, CONFIDENCE);
  return (
    <>
      {ellipse ? <Ellipse {...ellipse} /> : null}
      {shots.map((shot, nth) => {
        const { x, y } = toPlace(shot);
        // Shots have no names, and none of them moves.
        return <circle key={nth} className={classes.dot} cx={x} cy={y} r="4.5" />;
      })}
      {measured && measured.count >= FEWEST_SHOTS ? <Bias mean={measured.mean} /> : null}
    </>
  );
}
