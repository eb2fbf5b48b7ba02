/** A skill on the radar: its first score, and the one it has now. */
export interface RadarSkill {
  id: string;
  discipline: string;
  first: number;
  now: number;
}

/** Fewer than these make no area, and more no picture that anybody can read. */
export const RADAR_LIMITS = { fewest: 3, most: 12 } as const;
/** The middle of the picture and the length of an axis, in its own units. */
export const RADAR = { width: 360, height: 300, x: 180, y: 150, radius: 96 } as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** The direction of an axis; the first points up, and the others follow clockwise. */
const findAngle = (nth: number, count: number) => (nth / count) * 2 * Math.PI - Math.PI / 2;

/** Where a score lies on an axis; scores go from 0 in the middle to 10. */
export function toPoint(score: number, nth: number, count: number): { x: number; y: number } {
  const [angle, length] = [findAngle(nth, count), (score / 10) * RADAR.radius];
  return { x: round(RADAR.x + Math.cos(angle) * length), y: round(RADAR.y + Math.sin(angle) * length) };
}

/** The corners of an area of scores. */
export const toCorners = (scores: readonly number[]): string =>
  scores
    .map((score, nth) => {
      const { x, y } = toPoint(score, nth, scores.length);
      return `${x},${y}`;
    })
    .join(' ');

/** Which side of an axis's end its name stands on. */
export function toAnchor(nth: number, count: number): 'start' | 'middle' | 'end' {
  const across = Math.cos(findAngle(nth, count));
  if (Math.abs(across) < 0.2) return 'middle';
  return across > 0 ? 'start' : 'end';
}

const NAME = 14;
/** A name as short as the picture has room for. */
export const shorten = (name: string): string => (name.length > NAME ? `${name.slice(0, NAME - 1).trimEnd()}…` : name);
