import type { GalleryPicture } from '../../../../kit/PictureGallery/PictureGallery.tsx';
import classes from './RecordSections.module.css';

export interface PictureProps extends GalleryPicture {
  /** Shows it over the whole screen. */
  onOpen: (src: string) => void;
}

/** A picture of a record; a tap opens it. */
export function Picture({ src, label, onOpen }: PictureProps) {
  return (
    <button type="button" className={classes.opener} aria-label={`${label}, full screen`} onClick={() => onOpen(src)}>
      <img className={classes.picture} src={src} alt={label} loading="lazy" decoding="async" />
    </button>
  );
}
