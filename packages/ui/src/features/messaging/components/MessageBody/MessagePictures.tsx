import { imageAt } from '@fairway/contracts/files/pictures';
import { useState } from 'react';
import { PictureGallery } from '../../../../kit/PictureGallery/PictureGallery.tsx';
import classes from './MessageBody.module.css';

/** The pictures of a message in a grid whose room is known before they are there; a tap shows one over the whole screen. */
export function MessagePictures({ paths }: { paths: readonly string[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const pictures = paths.map((src, nth) => ({
    src: imageAt(src, 1024),
    label: paths.length > 1 ? `Picture ${nth + 1} of ${paths.length}` : 'Picture',
  }));
  return (
    <>
      <div className={classes.pictures} data-count={paths.length}>
        {pictures.map(({ src, label }) => (
          <button
            key={src}
            type="button"
            className={classes.opener}
            aria-label={`${label}, full screen`}
            onClick={() => setOpened(src)}
          >
            <img
              className={classes.picture}
              src={imageAt(src, paths.length > 2 ? 320 : 1024)}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
        ))}
      </div>
      <PictureGallery
        pictures={pictures}
        name="Pictures in this message"
        opened={opened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
