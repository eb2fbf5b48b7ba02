import { CHART_COURSE_SIZE, CHART_LIMITS } from '@fairway/contracts/constants';
import type { Landing } from '@fairway/contracts/lessons/dispersion';

/** A place on the drawing, in its own units: right and down from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

/** What one unit of a chart measures on the drawing. Both axes have the same, or ellipses and angles would lie. */
export const UNIT = 20;
export const WIDTH = CHART_COURSE_SIZE * UNIT;
/** Below the shortest shots there is room for the tee. */
export const TEE: Place = { x: WIDTH / 2, y: (2 * CHART_LIMITS.vertically + 2.5) * UNIT };
export const HEIGHT = TEE.y + UNIT;
/** The flag, or the hole of a green. */
export const TARGET: Place = { x: WIDTH / 2, y: (CHART_LIMITS.vertically + 1) * UNIT };

export const toPlace = ({ horizon, vertically }: Landing): Place => ({
  x: TARGET.x + horizon * UNIT,
  y: TARGET.y - vertically * UNIT,
});

const limit = (value: number, most: number) => Math.min(most, Math.max(-most, value));
/** Moves a landing that is outside a chart's bounds onto them. */
export const keepInBounds = ({ horizon, vertically }: Landing): Landing => ({
  horizon: limit(horizon, CHART_LIMITS.horizon),
  vertically: limit(vertically, CHART_LIMITS.vertically),
});

/** Where on the chart a place is, between units too, and within the bounds. */
export const toLanding = ({ x, y }: Place): Landing =>
  keepInBounds({ horizon: (x - TARGET.x) / UNIT, vertically: (TARGET.y - y) / UNIT });

// The sum turns JavaScript's −0 into 0.
const roundUnits = (value: number) => Math.round(value) + 0;
/** The nearest whole units. */
export const snap = ({ horizon, vertically }: Landing): Landing => ({
  horizon: roundUnits(horizon),
  vertically: roundUnits(vertically),
});

/** Where a point of the screen is on the drawing, which keeps its shape in the middle of `box`. */
export function findPlace(client: Place, box: { left: number; top: number; width: number; height: number }): Place {
  const scale = findScale(box);
  return {
    x: (client.x - box.left - (box.width - WIDTH * scale) / 2) / scale,
    y: (client.y - box.top - (box.height - HEIGHT * scale) / 2) / scale,
  };
}

/** Pixels of the screen for one unit of the drawing. */
export const findScale = ({ width, height }: { width: number; height: number }): number =>
  Math.min(width / WIDTH, height / HEIGHT);

/** The index of the shot that is nearest to a place and no further from it than `reach`; −1 where there is none. */
export function findNearest(shots: readonly Landing[], { x, y }: Place, reach: number): number {
  const distances = shots.map((shot) => {
    const place = toPlace(shot);
    return Math.hypot(place.x - x, place.y - y);
  });
  const least = Math.min(...distances);
  // Of shots on one spot the last one lies on top.
  return least <= reach ? distances.lastIndexOf(least) : -1;
}
