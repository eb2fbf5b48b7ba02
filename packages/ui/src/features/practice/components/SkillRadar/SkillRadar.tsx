import { RADAR, RADAR_LIMITS, type RadarSkill, toAnchor, toCorners, toLines, toPoint } from './radar.ts';
import classes from './SkillRadar.module.css';

const RINGS = [2, 4, 6, 8, 10];
/** How far beyond an axis its name stands, as a score. */
const BEYOND = 11.6;

/** All disciplines at once: the area of the scores now over that of the first ones. Nothing while they are too few for an area. */
export function SkillRadar({ skills }: { skills: readonly RadarSkill[] }) {
  const shown = skills.slice(0, RADAR_LIMITS.most);
  const count = shown.length;
  if (count < RADAR_LIMITS.fewest) return null;
  const told = shown.map(({ discipline, first, now }) => `${discipline} ${first} first, ${now} now`).join('; ');
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.radar}
        viewBox={`0 0 ${RADAR.width} ${RADAR.height}`}
        role="img"
        aria-label={`Scores out of 10: ${told}`}
      >
        {RINGS.map((ring) => (
          <polygon key={ring} className={classes.ring} points={toCorners(shown.map(() => ring))} />
        ))}
        {shown.map(({ id, discipline }, nth) => {
          const [end, name] = [toPoint(10, nth, count), toPoint(BEYOND, nth, count)];
          return (
            <g key={id}>
              <line className={classes.ring} x1={RADAR.x} y1={RADAR.y} x2={end.x} y2={end.y} />
              <text className={classes.name} y={name.y} textAnchor={toAnchor(nth, count)}>
                {toLines(discipline).map((line, row, { length }) => (
                  <tspan key={row} x={name.x} dy={row === 0 ? `${0.32 - (length - 1) * 0.6}em` : '1.2em'}>
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
        <polygon className={classes.first} points={toCorners(shown.map(({ first }) => first))} />
        <polygon className={classes.now} points={toCorners(shown.map(({ now }) => now))} />
        {shown.map(({ id, now }, nth) => {
          const { x, y } = toPoint(now, nth, count);
          return <circle key={id} className={classes.dot} cx={x} cy={y} r={3.5} />;
        })}
      </svg>
      <figcaption className={classes.keys}>
        <span className={classes.key} data-first>
          First score
        </span>
        <span className={classes.key}>Now</span>
      </figcaption>
    </figure>
  );
}
