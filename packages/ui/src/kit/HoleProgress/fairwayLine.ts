interface Point {
  x: number;
  y: number;
}

/** The line from the tee to the hole, as the four points of a cubic curve. */
const LINE: [Point, Point, Point, Point] = [
  { x: 12, y: 46 },
  { x: 104, y: 12 },
  { x: 190, y: 78 },
  { x: 296, y: 38 },
];

const between = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** De Casteljau: the points that cut the curve at `t`, 0 to 1. */
function cutAt(t: number) {
  const [a, b, c, d] = LINE;
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  return { ab, abc, at: between(abc, bcd, t) };
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const curve = (from: Point, ...rest: [Point, Point, Point]) => `M${written(from)}C${rest.map(written).join(' ')}`;

/** The whole line. */
export const PATH = curve(...LINE);

/** Where the line is at `t`. */
export const placeAt = (t: number): Point => cutAt(t).at;

/** The line from the tee as far as `t`. */
export function drawnTo(t: number): string {
  const { ab, abc, at } = cutAt(t);
  return curve(LINE[0], ab, abc, at);
}
