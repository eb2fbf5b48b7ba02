import type { Drawing } from '@fairway/contracts/lessons/drawings';
import { getStroke } from 'perfect-freehand';
import classes from './DrawingLayer.module.css';
import { measureAngle, type Sheet, type Spot, toSpot } from './drawings.ts';

const drawPath = (spots: readonly Spot[], closed = false): string =>
  spots.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') +
  (closed ? 'Z' : '');

/** A stroke as a hand would leave it: thinner at its ends. */
const drawStroke = (spots: Spot[], size: number): string =>
  drawPath(
    getStroke(spots, { size, thinning: 0.4, smoothing: 0.5, streamline: 0.4 }).map(([x, y]) => ({ x, y })),
    true,
  );

/** The way from one spot to another, of length 1; of length 0 where they are one. */
function findDirection(from: Spot, to: Spot): Spot {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The arc between the arms of an angle, on the side that is measured. */
function drawArc([corner, first, second]: readonly Spot[], radius: number): string {
  if (!corner || !first || !second) return '';
  const edge = (end: Spot): Spot => {
    const { x, y } = findDirection(corner, end);
    return { x: corner.x + x * radius, y: corner.y + y * radius };
  };
  const [from, to] = [edge(first), edge(second)];
  const turn = (first.x - corner.x) * (second.y - corner.y) - (first.y - corner.y) * (second.x - corner.x);
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

const LABEL_AWAY = 62;

/** Where an angle says how wide it is: beside its corner, between its arms. */
function placeLabel([corner, first, second]: readonly Spot[], radius: number): Spot {
  if (!corner || !first || !second) return { x: 0, y: 0 };
  const [one, other] = [findDirection(corner, first), findDirection(corner, second)];
  const between = findDirection({ x: 0, y: 0 }, { x: one.x + other.x, y: one.y + other.y });
  const away = radius + LABEL_AWAY;
  return { x: corner.x + between.x * away, y: corner.y + between.y * away };
}

const ARC_RADIUS = 64;
/** How large words stand on the sheet, in its own units: they grow with the picture. */
const TEXT_SIZE = 52;
const DEGREES_SIZE = 46;

/** Each line is laid out thrice: a dark one beneath keeps the colour apart from a bright sky, and a wide unseen one is what a finger hits. */
function Strokes({ d }: { d: string }) {
  return (
    <>
      <path className={classes.reach} d={d} />
      <path className={classes.casing} d={d} />
      <path className={classes.line} d={d} />
    </>
  );
}

/** What one drawing looks like, on a sheet over its clip. */
export function DrawingShape({ drawing, sheet }: { drawing: Drawing; sheet: Sheet }) {
  const spots = drawing.points.map((point) => toSpot(point, sheet));
  const [first, second, third] = spots;
  if (!first) return null;
  if (drawing.kind === 'text')
    return (
      <text className={classes.text} x={first.x} y={first.y} fontSize={TEXT_SIZE}>
        {drawing.text}
      </text>
    );
  if (drawing.kind === 'free')
    return (
      <>
        <path className={classes.strokeCasing} d={drawStroke(spots, 18)} />
        <path className={classes.stroke} d={drawStroke(spots, 12)} />
      </>
    );
  if (!second) return null;
  if (drawing.kind === 'circle') {
    const r = Math.hypot(second.x - first.x, second.y - first.y);
    return (
      <>
        <circle className={classes.reach} cx={first.x} cy={first.y} r={r} />
        <circle className={classes.casing} cx={first.x} cy={first.y} r={r} />
        <circle className={classes.line} cx={first.x} cy={first.y} r={r} />
      </>
    );
  }
  if (drawing.kind === 'line' || !third) return <Strokes d={drawPath([first, second])} />;
  const label = placeLabel(spots, ARC_RADIUS);
  return (
    <>
      <Strokes d={drawPath([second, first, third])} />
      <Strokes d={drawArc(spots, ARC_RADIUS)} />
      <text className={classes.degrees} x={label.x} y={label.y} fontSize={DEGREES_SIZE}>
        {`${measureAngle(spots)}°`}
      </text>
    </>
  );
}
