import { Stack } from '@mantine/core';

/** A ball and a club behind it, as whoever stands over them sees it; mirrored for a left-handed player (U6). */
export function Stance({ handed }: { handed: 'left' | 'right' }) {
  return (
    <Stack component="span" align="center" gap={4} py={6}>
      <svg width="72" height="48" viewBox="0 0 72 48" aria-hidden>
        <g
          transform={handed === 'left' ? 'matrix(-1 0 0 1 72 0)' : undefined}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <ellipse fill="var(--art-far)" cx="36" cy="39" rx="34" ry="8" />
          <path stroke="var(--art-pole)" d="M12 3 27.5 32" />
          <path stroke="var(--art-pole)" strokeWidth="4" d="M12 3 16.6 11.6" />
          <path
            fill="var(--art-deep)"
            d="M25 30.5c3.4-1.6 7.6-.6 9.4 2.6 1.4 2.6.4 4.6-2.4 4.9l-6 .4c-2.6.1-4-1.2-3.6-3.3.3-1.9 1-3.7 2.6-4.6Z"
          />
          <circle fill="#fff" stroke="var(--art-deep)" strokeWidth="1.5" cx="43" cy="35" r="4.6" />
          <path stroke="var(--art-flag)" strokeDasharray="2 5" d="M51 31.5c5-2.6 9.4-4 14.5-4.4" />
        </g>
      </svg>
      {handed === 'left' ? 'Left-handed' : 'Right-handed'}
    </Stack>
  );
}
