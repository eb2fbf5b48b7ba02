import { imageAt } from '@fairway/contracts/files/pictures';
import { Center, Image, ThemeIcon } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Contours } from '../../../../kit/Illustration/Contours.tsx';
import classes from './OfferPicture.module.css';

export interface OfferPictureProps {
  /** The picture's address; a drawing stands in for an offer that has none. */
  image: string | null | undefined;
  /** What it shows, where the words beside it do not say it. */
  alt?: string;
  /** Loaded at once: it is the first thing on the page. */
  eager?: boolean;
}

/** In pixels of the picture. */
const LONGEST_SIDE = 1024;

/** The picture of an offer, which fills the frame around it. */
export function OfferPicture({ image, alt = '', eager }: OfferPictureProps) {
  if (!image)
    return (
      <Center pos="relative" w="100%" h="100%" className={classes.drawing} aria-hidden>
        <Contours className={classes.contours} />
        <ThemeIcon size={60} radius={20} pos="relative" bg="rgb(255 255 255 / 12%)" c="var(--app-hero-ink)">
          <Icon of={IconTag} size={28} />
        </ThemeIcon>
      </Center>
    );
  return (
    <Image
      h="100%"
      bg="var(--app-surface-quiet)"
      src={imageAt(image, LONGEST_SIDE)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      draggable={false}
    />
  );
}
