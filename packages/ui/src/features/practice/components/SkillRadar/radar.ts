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
export const RADAR = { width: 360, height: 300, x: 180, y: 150, radius: 88 } as const;

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

/** Beside an axis there is room for so many letters, and for so many lines of them. */
const ROOM = { letters: 11, lines: 2 };
const shorten = (line: string) => (line.length > ROOM.letters ? `${line.slice(0, ROOM.letters - 1).trimEnd()}…` : line);

/** A name in as many lines as it needs and the picture has room for; what there is no room for is cut. */
export function toLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || (lines.length < ROOM.lines && longer.length > ROOM.letters)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map(shorten);
}
