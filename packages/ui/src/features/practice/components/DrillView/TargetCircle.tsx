import { DRILL_BALLS } from '@fairway/contracts/practice/limits';
import { describeTarget, formatFeet } from '../drillPhrases.ts';
import classes from './DrillView.module.css';

/** In units of the drawing: its side, and where the ten balls lie, the first ones nearest to the pin. */
const SIZE = 160;
const CENTRE = SIZE / 2;
const GOLDEN_ANGLE = 2.399963;
const INNER = 52;

/** Balls are spread like the seeds of a sunflower: those within the target inside the circle, the others around it. */
function placeBall(nth: number, inside: number): { x: number; y: number } {
  const isInside = nth < inside;
  const share = isInside ? Math.sqrt((nth + 0.7) / (inside + 0.5)) : 1;
  const reach = isInside ? share * (INNER - 8) : INNER + 12 + ((nth - inside) % 2) * 6;
  const angle = nth * GOLDEN_ANGLE;
  return { x: CENTRE + reach * Math.cos(angle), y: CENTRE + reach * Math.sin(angle) };
}

/** What is a good result, drawn: a circle around the pin, and how many of ten balls end in it. */
export function TargetCircle({ target, target_feet }: { target: number | null; target_feet: number | null }) {
  const text = describeTarget({ target, target_feet });
  if (text === null) return null;
  const inside = target ?? DRILL_BALLS;
  return (
    <figure className={classes.target}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} role="img" aria-label={`Target: ${text}`}>
        <rect className={classes.turf} width={SIZE} height={SIZE} rx={16} />
        <circle className={classes.circle} cx={CENTRE} cy={CENTRE} r={INNER} />
        {Array.from({ length: DRILL_BALLS }, (_, nth) => (
          <circle
            key={nth}
            className={classes.ball}
            data-inside={nth < inside || undefined}
            {...(({ x, y }) => ({ cx: x, cy: y }))(placeBall(nth, inside))}
            r={4.5}
          />
        ))}
        <path className={classes.pole} d={`M${CENTRE} ${CENTRE}V${CENTRE - 30}`} />
        <path className={classes.flag} d={`M${CENTRE} ${CENTRE - 30}l16 6-16 6z`} />
      </svg>
      <figcaption>
        <strong>{text}</strong>
        {target_feet === null ? null : <span>{formatFeet(target_feet)} from side to side</span>}
      </figcaption>
    </figure>
  );
}
