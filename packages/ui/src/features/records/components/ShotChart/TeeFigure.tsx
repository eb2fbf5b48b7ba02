import { TEE, WIDTH } from './geometry.ts';
import type { Handed } from './text.ts';

/**
 * The player over the ball, from above. It is mirrored for a left-hander, who stands on the other side of the ball; the ball,
 * its flights and where they land are what they are for everybody, so nothing else of the drawing is.
 */
export function TeeFigure({ handed, putter }: { handed: Handed; putter: boolean }) {
  return (
    <g transform={handed === 'left' ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined} strokeLinecap="round">
      <g transform={`translate(${TEE.x} ${TEE.y})`}>
        <ellipse fill="var(--shade)" cx="-29" cy="3" rx="12" ry="15" />
        <ellipse fill="#f3f4f1" cx="-27" cy="-8.5" rx="6" ry="3" />
        <ellipse fill="#f3f4f1" cx="-27" cy="8.5" rx="6" ry="3" />
        <path stroke="#d5dcd7" strokeWidth="1.6" d={putter ? 'M-14 0L-3 1.6' : 'M-14 0L-5 4.6'} />
        <path stroke="#e2b48f" strokeWidth="4" fill="none" d="M-27 -8L-14 -.8M-27 8L-14 .8" />
        <ellipse fill="#fbf8f1" cx="-31" rx="7" ry="12.5" />
        <path stroke="#dfe5e0" strokeWidth="1" d="M-31 -11V11" />
        <path fill="var(--art-flag)" d="M-26 -5.6C-20 -4.4 -20 4.4 -26 5.6Z" />
        <circle fill="var(--art-flag)" cx="-28.5" r="6.4" />
        <circle fill="#fff" opacity="0.34" cx="-30.4" cy="-2" r="2.2" />
        {putter ? (
          <rect fill="#e6ebe7" stroke="#2c3530" strokeWidth=".6" x="-5.6" y="-3.4" width="3.4" height="8.4" rx="1.4" />
        ) : (
          <path
            fill="#e6ebe7"
            stroke="#2c3530"
            strokeWidth=".6"
            d="M-7 1.6C-3 1 -.8 3.4 -1.6 6.4C-4 8.2 -7.6 7 -7.8 4.4Z"
          />
        )}
      </g>
    </g>
  );
}
