import type { Ref } from 'react';
import { CLUBS_CARRIED } from '@fairway/contracts/kit/limits';
import { Logo } from '../../../../kit/Logo/Logo.tsx';
import { BagDrawing } from '../BagDrawing/BagDrawing.tsx';
import type { KitValues } from '../KitRows/kitRow.ts';
import classes from './BagCard.module.css';

/** As high as a picture in a feed, or as a phone's screen. */
export type BagCardFormat = 'post' | 'story';
export type BagCardLook = 'light' | 'dark';

export interface BagCardProps {
  ref?: Ref<HTMLDivElement>;
  name: string;
  clubs: readonly KitValues[];
  handed: 'left' | 'right' | null;
  format: BagCardFormat;
  look: BagCardLook;
}

/** A bag as a picture to share: a third of 1080 pixels wide, and of 1350 or 1920 high. It wears its own light or dark, whatever the page's. */
export function BagCard({ ref, name, clubs, handed, format, look }: BagCardProps) {
  const shown = clubs.slice(0, CLUBS_CARRIED);
  const more = clubs.length - shown.length;
  return (
    <div
      ref={ref}
      className={classes.card}
      data-format={format}
      data-look={look}
      role="img"
      aria-label="Picture of your bag"
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.title}>What&apos;s in the bag</p>
        </div>
        <div className={classes.drawing}>
          <BagDrawing clubs={shown.map(({ club }) => club)} handed={handed} />
        </div>
      </div>
      <ol className={classes.clubs}>
        {shown.map(({ club, detail }, nth) => (
          <li key={nth} className={classes.club}>
            <span className={classes.what}>{club}</span>
            <span className={classes.model}>{detail}</span>
          </li>
        ))}
      </ol>
      <div className={classes.foot}>
        <Logo fixed size={18} tone={look === 'dark' ? 'onDark' : 'brand'} />
        {more > 0 ? <span className={classes.more}>{`and ${more} more`}</span> : null}
      </div>
    </div>
  );
}
