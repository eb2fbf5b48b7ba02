import { arrangeClubs, type DrawnClub } from './arrangeClubs.ts';
import classes from './BagDrawing.module.css';
import { ClubHead } from './ClubHead.tsx';

export interface BagDrawingProps {
  /** What the clubs in it are called, in their order. */
  clubs: readonly string[];
  /** A left-handed player's drawing is mirrored (U6). */
  handed: 'left' | 'right' | null;
}

/** Where the clubs leave the bag. */
const RIM_Y = 160;

function Club({ club: { kind, x, length, lean } }: { club: DrawnClub }) {
  return (
    <g transform={`rotate(${lean} ${x} ${RIM_Y}) translate(${x} ${RIM_Y})`}>
      <path className={classes.shaft} d={`M0 12V${-length}`} />
      <g transform={`translate(0 ${-length})`}>
        <ClubHead kind={kind} />
      </g>
    </g>
  );
}

/** A golf bag with a club in it for each that its owner has named. It says nothing that the list beside it does not say. */
export function BagDrawing({ clubs, handed }: BagDrawingProps) {
  const { back, front } = arrangeClubs(clubs);
  return (
    <svg viewBox="0 0 320 330" className={classes.drawing} aria-hidden>
      <path className={classes.sky} d="M44 128C60 44 130 12 198 30s96 74 84 140-62 106-130 108S28 214 44 128Z" />
      <ellipse className={classes.ground} cx="160" cy="306" rx="118" ry="16" />
      <g transform={handed === 'left' ? 'translate(320 0) scale(-1 1)' : undefined}>
        <path className={classes.leg} d="M132 190 92 306M124 190 70 302" />
        <ellipse className={classes.hollow} cx="160" cy={RIM_Y} rx="44" ry="11" />
        {back.map((club, nth) => (
          <Club key={nth} club={club} />
        ))}
        {front.map((club, nth) => (
          <Club key={nth} club={club} />
        ))}
        <path className={classes.body} d="M116 160c14 9 74 9 88 0l-7 138c-1 14-73 14-74 0Z" />
        <path className={classes.shade} d="M184 165c8-1 15-3 20-5l-7 138c0 5-10 9-22 10Z" />
        <path className={classes.band} d="M116 160c14 9 74 9 88 0l-1.4 22c-16 8-69 8-85.2 0Z" />
        <path className={classes.pocket} d="M136 214c12 4 32 4 44 0v46c-2 8-42 8-44 0Z" />
        <path className={classes.seam} d="M136 226c12 4 32 4 44 0M120 244c5 2 10 3 16 4M180 248c6-1 12-2 18-4" />
        <path className={classes.strap} d="M202 178c34 6 40 60-4 92" />
        <circle className={classes.badge} cx="158" cy="243" r="7" />
      </g>
    </svg>
  );
}
