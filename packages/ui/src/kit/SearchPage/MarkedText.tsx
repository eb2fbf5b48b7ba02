import { Text } from '@mantine/core';
import { Fragment } from 'react';
import classes from './SearchPage.module.css';

/** A piece of a text; `hit` are those that were searched for. */
export interface MarkedPiece {
  text: string;
  hit: boolean;
}

/** A text with the words that were searched for marked in it. */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, hit }, nth) =>
    hit ? (
      <mark key={nth} className={classes.hit}>
        {text}
      </mark>
    ) : (
      <Fragment key={nth}>{text}</Fragment>
    ),
  );
}

/** The lines of a longer text around what was found. */
export const MarkedExcerpt = ({ pieces }: { pieces: readonly MarkedPiece[] }) => (
  <Text span fz="sm" lh={1.45} className={classes.excerpt} dir="auto">
    <MarkedText pieces={pieces} />
  </Text>
);
