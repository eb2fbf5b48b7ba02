import type { Place } from './geometry.ts';

/** The hole and its flag. */
export function PinFlag({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path stroke="var(--shade)" strokeWidth="3" strokeLinecap="round" d="M0 0L26 8" />
      <ellipse fill="#06281a" rx="5.4" ry="3.4" />
      <path stroke="#fdfdfb" strokeWidth="2.2" strokeLinecap="round" d="M0 0V-33" />
      <path fill="var(--art-flag)" d="M1 -33C8 -36 13 -29 22 -32V-19C13 -16 8 -23 1 -20Z" />
    </g>
  );
}
