import { SHOT_SHAPES } from '@fairway/contracts/constants';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { type Place, TEE } from './geometry.ts';

/** How far a curve's handles stand off the straight line, as a share of its length. */
const BEND = 0.2;
/** A ball that curves right starts left of the line, and the other way round. */
const SIDES: Record<ChartPoint['type'], -1 | 0 | 1> = {
  [SHOT_SHAPES.unset]: 0,
  [SHOT_SHAPES.straight]: 0,
  [SHOT_SHAPES.curved_right]: -1,
  [SHOT_SHAPES.curved_left]: 1,
};

/** The four points of a ball's way from the tee to where it landed, as a cubic curve that is bent by its shape. */
export function findFlight(landing: Place, type: ChartPoint['type']): [Place, Place, Place, Place] {
  const [dx, dy] = [landing.x - TEE.x, landing.y - TEE.y];
  // Square to the line, to its right, and as long as the line.
  const [rightX, rightY] = [-dy * BEND * SIDES[type], dx * BEND * SIDES[type]];
  // Late handles: a ball turns most towards its end, when it is slow.
  const handle = (share: number): Place => ({ x: TEE.x + dx * share + rightX, y: TEE.y + dy * share + rightY });
  return [TEE, handle(0.4), handle(0.8), landing];
}

const write = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** The same as the `d` of a path. */
export function drawFlight(landing: Place, type: ChartPoint['type']): string {
  const [tee, ...rest] = findFlight(landing, type);
  return `M${write(tee)}C${rest.map(write).join(' ')}`;
}
