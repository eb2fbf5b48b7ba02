import type { Shape } from './text.ts';

const PATHS: Record<Shape, string> = {
  1: 'M12 21V4M7.5 8.5L12 4L16.5 8.5',
  2: 'M9 21C5 14 7 8 15.5 4.5M9.6 3.6L15.5 4.5L13.6 10.2',
  3: 'M15 21C19 14 17 8 8.5 4.5M14.4 3.6L8.5 4.5L10.4 10.2',
};

/** How a ball flew. */
export function ShapeIcon({ shape }: { shape: Shape }) {
  return (
    <svg
      width="1.5rem"
      height="1.5rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[shape]} />
    </svg>
  );
}
