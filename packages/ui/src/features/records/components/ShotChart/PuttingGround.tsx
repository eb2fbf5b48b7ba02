import { useId } from 'react';
import { HEIGHT, TARGET } from './geometry.ts';
import { PinFlag } from './PinFlag.tsx';

/** Lines of equal height, from the foot of the slope to its crown. */
const CONTOURS = [
  'M-500 330C-200 300 10 356 96 316S236 252 330 276S620 250 780 262',
  'M-500 262C-200 252 4 292 84 262S214 196 316 214S620 190 780 200',
  'M-500 196C-200 206 -6 224 70 202S196 138 300 150S600 132 780 140',
  'M-500 126C-200 150 -10 160 58 138S176 82 284 88S600 70 780 80',
  'M-500 62C-200 86 -20 96 44 76S158 30 268 30S600 12 780 20',
];

/** A putting green from above: mown crosswise, with its contours, its fringe and the hole. */
export function PuttingGround() {
  const id = useId();
  return (
    <>
      <defs>
        <pattern
          id={`${id}mown`}
          width="40"
          height="40"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(32 140 180)"
        >
          <rect fill="var(--fairway)" width="40" height="40" />
          <rect fill="var(--fairway-mown)" width="20" height="20" />
          <rect fill="var(--fairway-mown)" x="20" y="20" width="20" height="20" />
        </pattern>
        <linearGradient id={`${id}slope`} x1="0.2" y1="1" x2="0.6" y2="0">
          <stop offset="0" stopColor="var(--green)" stopOpacity="0" />
          <stop offset="0.55" stopColor="var(--green)" stopOpacity="0.34" />
          <stop offset="1" stopColor="var(--rough-deep)" stopOpacity="0.32" />
        </linearGradient>
      </defs>
      <rect fill={`url(#${id}mown)`} x="-500" y="-600" width="1280" height={HEIGHT + 1200} />
      <rect fill={`url(#${id}slope)`} x="-500" y="-600" width="1280" height={HEIGHT + 1200} />
      <path fill="var(--collar)" d="M-500 -100H150C132 -34 96 6 44 30S-40 92 -130 96S-400 120 -500 112Z" />
      <path fill="var(--rough)" d="M-500 -100H128C112 -44 78 -8 32 14S-48 74 -136 78S-400 102 -500 94Z" />
      <path fill="var(--collar)" d="M780 500H150C170 446 196 412 236 392S320 326 420 318S700 300 780 304Z" />
      <path fill="var(--rough)" d="M780 500H172C190 456 214 428 248 408S330 344 426 336S700 320 780 324Z" />
      {CONTOURS.map((line) => (
        <g key={line} fill="none">
          <path stroke="var(--shade)" strokeWidth="5" opacity="0.5" d={line} transform="translate(0 3)" />
          <path stroke="rgb(255 255 255 / 22%)" strokeWidth="1.2" d={line} />
        </g>
      ))}
      <PinFlag {...TARGET} />
    </>
  );
}
