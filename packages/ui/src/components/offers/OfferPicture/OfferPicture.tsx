import { imageAt, type ImageSize } from '@fairway/contracts/pictures';
import { IconTag } from '@tabler/icons-react';
import { Icon } from '../../Icon/Icon.tsx';
import { Contours } from '../../Illustration/Contours.tsx';
import classes from './OfferPicture.module.css';

export interface OfferPictureProps {
  /** The picture's address; a drawing stands in for an offer that has none. */
  image: string | null | undefined;
  /** Longest side that is shown, in pixels. */
  size: ImageSize;
  /** What it shows, where the words beside it do not say it. */
  alt?: string;
  /** Loaded at once: it is the first thing on the page. */
  eager?: boolean;
}

/** The picture of an offer, which fills the frame around it. */
export function OfferPicture({ image, size, alt = '', eager }: OfferPictureProps) {
  if (!image)
    return (
      <div className={classes.drawing} aria-hidden>
        <Contours className={classes.contours} />
        <span className={classes.tag}>
          <Icon of={IconTag} size={28} />
        </span>
      </div>
    );
  return (
    <img
      className={classes.picture}
      src={imageAt(image, size)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      draggable={false}
    />
  );
}
