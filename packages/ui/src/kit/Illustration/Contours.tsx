/** The contour lines of a green, as on a course map, in the current colour. */
export function Contours({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 240"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <path d="M330 92c26-12 58-4 62 22s-18 48-48 50-58-14-56-38 22-24 42-34Z" />
      <path d="M322 68c40-16 92-4 96 40s-32 78-80 78-88-24-84-62 34-42 68-56Z" />
      <path d="M314 42c58-20 128-2 132 62s-50 110-116 108-118-36-112-88 48-62 96-82Z" />
      <path d="M304 14c78-26 168 2 172 88S406 244 322 242s-150-50-142-116S246 34 304 14Z" />
      <path d="M292-16c100-32 212 4 216 116S418 278 314 276 130 212 140 128 214 8 292-16Z" />
      <path d="M276-48C400-86 538-40 542 100S424 314 304 310 84 232 98 128 178-18 276-48Z" />
      <path d="M256-82C406-126 572-70 576 100S430 350 294 346 36 254 56 128 136-46 256-82Z" />
    </svg>
  );
}
