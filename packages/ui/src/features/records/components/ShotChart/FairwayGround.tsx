import { useId } from 'react';
import { HEIGHT, TARGET } from './geometry.ts';
import { PinFlag } from './PinFlag.tsx';

/** Trees beside the hole, as seen from above: across, down, and how wide. The outer ones show where the frame is wide. */
const TREES = [
  [8, 22, 17],
  [28, 8, 13],
  [-8, 52, 19],
  [14, 74, 11],
  [262, 14, 15],
  [284, 34, 19],
  [270, 62, 12],
  [292, 84, 16],
  [-6, 300, 17],
  [10, 330, 14],
  [-14, 350, 20],
  [18, 372, 15],
  [288, 262, 15],
  [274, 334, 13],
  [292, 352, 19],
  [268, 380, 16],
  ...[-420, -350, -290, -230, -170, -120, -70, 340, 390, 450, 510, 570, 630, 690].flatMap((x, nth) =>
    [20, 88, 150, 226, 298, 366].map((y, row) => {
      const turn = (nth * 7 + row * 5) % 11;
      return [x + turn * 3, y + ((nth * 5 + row * 3) % 7) * 5, 13 + turn] as const;
    }),
  ),
] as const;

const GREEN = 'M83 176C81 137 108 119 146 121C185 123 205 146 201 180C197 213 173 230 138 228C104 226 84 209 83 176Z';
const BUNKERS = [
  'M55 226C53 211 72 207 82 215C90 221 101 226 98 237C95 249 70 248 61 241C56 237 56 232 55 226Z',
  'M206 128C214 120 230 122 234 133C237 143 228 148 226 157C223 168 209 166 208 155C207 145 199 137 206 128Z',
  'M196 246C203 239 219 240 223 248C227 257 215 264 206 262C196 260 190 252 196 246Z',
];

const Trees = () =>
  TREES.map(([x, y, r]) => (
    <g key={`${x} ${y}`}>
      <circle fill="var(--shade)" cx={x + r * 0.22} cy={y + r * 0.34} r={r} />
      <circle fill="var(--tree)" cx={x} cy={y} r={r} />
      <circle fill="var(--tree-lit)" cx={x - r * 0.22} cy={y - r * 0.28} r={r * 0.56} />
    </g>
  ));

/** A hole from above: tee, fairway, bunkers and the green with its flag, in rough that goes on beyond the frame. */
export function FairwayGround() {
  const id = useId();
  return (
    <>
      <defs>
        <radialGradient id={`${id}rough`} cx="0.5" cy="0.45" r="0.6">
          <stop offset="0" stopColor="var(--rough)" />
          <stop offset="1" stopColor="var(--rough-deep)" />
        </radialGradient>
        <pattern
          id={`${id}fairway`}
          width="34"
          height="34"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(24 140 180)"
        >
          <rect fill="var(--fairway)" width="34" height="34" />
          <rect fill="var(--fairway-mown)" width="17" height="34" />
        </pattern>
        <pattern
          id={`${id}green`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-38 140 180)"
        >
          <rect fill="var(--green)" width="16" height="16" />
          <rect fill="var(--green-mown)" width="8" height="16" />
        </pattern>
      </defs>
      <rect fill={`url(#${id}rough)`} x="-500" y="-600" width="1280" height={HEIGHT + 1200} />
      <path
        fill={`url(#${id}fairway)`}
        d="M140 346C110 346 72 330 70 290C68 254 84 236 66 196C48 150 82 100 142 102C204 104 238 148 220 200C208 240 226 256 216 292C206 332 172 346 140 346Z"
      />
      <rect fill={`url(#${id}fairway)`} x="108" y="355" width="64" height="900" rx="10" />
      <path fill="var(--shade)" d={GREEN} transform="translate(-8 -3) scale(1.06)" />
      <path fill="var(--collar)" d={GREEN} transform="translate(-11.4 -14) scale(1.08)" />
      <path fill={`url(#${id}green)`} d={GREEN} />
      {BUNKERS.map((bunker) => (
        <g key={bunker}>
          <path fill="var(--sand-lip)" d={bunker} />
          <path fill="var(--sand)" d={bunker} transform="translate(0 2.4)" />
        </g>
      ))}
      <Trees />
      <PinFlag {...TARGET} />
    </>
  );
}
