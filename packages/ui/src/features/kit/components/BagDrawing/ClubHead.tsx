import type { ClubKind } from '../clubKinds.ts';
import classes from './BagDrawing.module.css';

/** A club's head above its shaft, which ends at the origin. */
export function ClubHead({ kind }: { kind: ClubKind }) {
  switch (kind) {
    case 'driver':
      return (
        <>
          <path className={classes.wood} d="M-5 6C-7-4-6-20 8-23s28 4 30 15S30 10 20 9 0 10-5 6Z" />
          <path className={classes.glint} d="M4-14c6-6 18-6 24-1" />
        </>
      );
    case 'wood':
      return (
        <>
          <path className={classes.wood} d="M-4 5C-6-3-5-15 6-17s21 3 23 11S22 8 15 7-1 8-4 5Z" />
          <path className={classes.glint} d="M3-10c4-4 13-4 18-1" />
        </>
      );
    case 'hybrid':
      return <path className={classes.hybrid} d="M-4 5C-5-3-4-12 5-13s16 2 18 8-5 8-11 7-13 5-16 3Z" />;
    case 'putter':
      return (
        <path
          className={classes.putter}
          d="M-16-9h32c2 0 3 1 3 3v3c0 2-1 3-3 3H4v6h-8V0h-12c-2 0-3-1-3-3v-3c0-2 1-3 3-3Z"
        />
      );
    case 'wedge':
      return (
        <>
          <path className={classes.iron} d="M-4 6-3-16c1-5 5-7 9-5C18-15 24-6 22 1S12 9 4 8Z" />
          <path className={classes.groove} d="M4-8 15 0M4-3l7 5" />
        </>
      );
    case 'iron':
      return (
        <>
          <path className={classes.iron} d="M-4 6-3-12c1-4 4-5 8-4C15-12 20-5 19 1S11 8 4 7Z" />
          <path className={classes.groove} d="M4-6 12 0" />
        </>
      );
    case 'other':
      return <circle className={classes.other} cy="-7" r="11" />;
  }
}
