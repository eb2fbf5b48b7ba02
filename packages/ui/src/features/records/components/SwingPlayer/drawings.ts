import { DRAWING_LIMITS } from '@fairway/contracts/constants';
import type { Drawing, DrawingPoint } from '@fairway/contracts/lessons/drawings';
import type { DrawingColour, DrawingKind } from '@fairway/contracts/lessons/drawing-kinds';
import { formatMoment } from './frames.ts';

/** Units across the sheet that is drawn on; its height follows the picture's. */
export const SHEET_WIDTH = 1000;

export interface Sheet {
  width: number;
  height: number;
}

/** The sheet over a picture of this size. */
export const makeSheet = (width: number, height: number): Sheet => ({
  width: SHEET_WIDTH,
  height: width > 0 ? (SHEET_WIDTH * height) / width : SHEET_WIDTH,
});

export interface Spot {
  x: number;
  y: number;
}

export const toSpot = ([x, y]: DrawingPoint, { width, height }: Sheet): Spot => ({ x: x * width, y: y * height });

/** A share of the picture as it is kept: to four places, and not far outside. */
const round = (share: number): number => Math.round(Math.min(1.9, Math.max(-0.9, share)) * 10_000) / 10_000;

export const toPoint = ({ x, y }: Spot, { width, height }: Sheet): DrawingPoint => [
  round(x / width),
  round(y / height),
];

/** How long before and after its own moment a drawing of that moment is seen, in milliseconds: two frames of a usual clip. */
const MOMENT_MS = 70;

/** Whether a drawing is seen at this moment of its clip. */
export function isShownAt({ span, at_ms }: Drawing, ms: number): boolean {
  if (span === 'clip') return true;
  return span === 'onwards' ? ms >= at_ms - MOMENT_MS : Math.abs(ms - at_ms) <= MOMENT_MS;
}

/** The angle between two arms that leave a corner, in whole degrees from 0 to 180. */
export function measureAngle([corner, first, second]: readonly Spot[]): number {
  if (!corner || !first || !second) return 0;
  const direction = (end: Spot) => Math.atan2(end.y - corner.y, end.x - corner.x);
  const between = Math.abs(direction(first) - direction(second));
  return Math.round((Math.min(between, 2 * Math.PI - between) * 180) / Math.PI);
}

/** A hand that rests adds no points, in shares of the picture. */
const STEP = 0.006;

/** The points of a stroke by hand with the next one: those that say nothing new are left out, and a long stroke grows coarser, never cut off. */
export function extendStroke(points: readonly DrawingPoint[], next: DrawingPoint): DrawingPoint[] {
  const last = points.at(-1);
  if (last && Math.hypot(next[0] - last[0], next[1] - last[1]) < STEP) return [...points];
  const kept = points.length < DRAWING_LIMITS.points ? points : points.filter((_, nth) => nth % 2 === 0);
  return [...kept, next];
}

/** What a drag from one place to another draws. An angle's second arm starts level; its ends are then moved. */
export function dragPoints(kind: DrawingKind, from: DrawingPoint, to: DrawingPoint): DrawingPoint[] {
  if (kind === 'text') return [to];
  if (kind !== 'angle') return [from, to];
  const reach = Math.abs(to[0] - from[0]) || 0.15;
  return [from, to, [round(from[0] + (to[0] < from[0] ? -reach : reach)), from[1]]];
}

export interface DrawingDraft {
  id: string;
  kind: DrawingKind;
  colour: DrawingColour;
  at_ms: number;
}

/** Something newly drawn, seen as long as the clip runs until somebody says otherwise. */
export const makeDrawing = (draft: DrawingDraft, points: DrawingPoint[], text = ''): Drawing => ({
  ...draft,
  span: 'clip',
  points,
  text: text.slice(0, DRAWING_LIMITS.text),
});

/** Whether a drag was long enough to have drawn something. */
export function isDrawn({ kind, points }: Pick<Drawing, 'kind' | 'points'>): boolean {
  const [first, second] = points;
  if (kind === 'text') return points.length === 1;
  if (!first || !second) return false;
  return kind === 'free' || Math.hypot(second[0] - first[0], second[1] - first[1]) >= 0.02;
}

const movedBy = ([x, y]: DrawingPoint, dx: number, dy: number): DrawingPoint => [round(x + dx), round(y + dy)];

export const moveDrawing = (drawing: Drawing, dx: number, dy: number): Drawing => ({
  ...drawing,
  points: drawing.points.map((point) => movedBy(point, dx, dy)),
});

/** The drawing with one of its points elsewhere; a circle's middle takes its edge along. */
export function movePoint(drawing: Drawing, index: number, to: DrawingPoint): Drawing {
  const [middle] = drawing.points;
  if (drawing.kind === 'circle' && index === 0 && middle)
    return moveDrawing(drawing, to[0] - middle[0], to[1] - middle[1]);
  return { ...drawing, points: drawing.points.map((point, nth) => (nth === index ? to : point)) };
}

/** The points that can be taken hold of; a stroke by hand is moved as a whole. */
export const listHandles = ({ kind, points }: Drawing): readonly DrawingPoint[] =>
  kind === 'free' || kind === 'text' ? [] : points;

const NOUNS: Record<DrawingKind, string> = {
  line: 'line',
  angle: 'angle',
  circle: 'circle',
  free: 'stroke',
  text: 'words',
};
/** The colours, as a person calls them. */
export const COLOUR_NAMES: Record<DrawingColour, string> = {
  yellow: 'Yellow',
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  white: 'White',
};

/** "Red angle of 34°", "White words: Head still". */
export function describeDrawing({ kind, colour, points, text }: Drawing, sheet: Sheet): string {
  const named = `${COLOUR_NAMES[colour]} ${NOUNS[kind]}`;
  if (kind === 'text') return `${named}: ${text}`;
  return kind === 'angle' ? `${named} of ${measureAngle(points.map((point) => toSpot(point, sheet)))}°` : named;
}

/** The same with when it is seen: "Red line, from 1.20 s on". */
export function describeShown(drawing: Drawing, sheet: Sheet): string {
  const what = describeDrawing(drawing, sheet);
  if (drawing.span === 'clip') return what;
  const moment = formatMoment(drawing.at_ms);
  return drawing.span === 'onwards' ? `${what}, from ${moment} on` : `${what}, at ${moment}`;
}
