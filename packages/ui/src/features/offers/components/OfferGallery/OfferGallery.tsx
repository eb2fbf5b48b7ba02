import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { OfferPicture } from '../OfferPicture/OfferPicture.tsx';
import classes from './OfferGallery.module.css';

export interface OfferGalleryProps {
  /** The offer's title, which names its pictures. */
  title: string;
  images: string[];
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const TURN = {
  radius: '50%',
  pos: 'absolute',
  top: 'calc(50% - var(--app-tap) / 2)',
  className: classes.turn,
} as const;
const SIDES = { previous: { left: 10 }, next: { right: 10 } };

/** An offer's pictures: a finger swipes them, the buttons and the arrow keys turn them. */
export function OfferGallery({ title, images }: OfferGalleryProps) {
  const stripRef = useRef<HTMLUListElement>(null);
  // Where the strip stands is the one truth: fingers, keys and buttons all move it.
  const [at, setAt] = useState(0);
  const turnTo = (index: number) => {
    const strip = stripRef.current;
    strip?.scrollTo({ left: Math.max(0, Math.min(index, images.length - 1)) * strip.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turnTo(at + by);
  };
  if (images.length < 2)
    return (
      <div className={classes.gallery}>
        <OfferPicture image={images[0]} alt={title} eager />
      </div>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The arrow keys are a shortcut beside the buttons.
    <div
      className={classes.gallery}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${title}`}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={stripRef}
        className={classes.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls can be reached by the keyboard.
        tabIndex={0}
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {images.map((image, index) => (
          <li key={image} className={classes.slide} aria-hidden={index !== at}>
            <OfferPicture
              image={image}
              alt={`${title}, picture ${index + 1} of ${images.length}`}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      <ActionIcon {...TURN} {...SIDES.previous} onClick={() => turnTo(at - 1)} disabled={at === 0}>
        <Icon of={IconChevronLeft} size={24} />
        <VisuallyHidden>Previous picture</VisuallyHidden>
      </ActionIcon>
      <ActionIcon {...TURN} {...SIDES.next} onClick={() => turnTo(at + 1)} disabled={at === images.length - 1}>
        <Icon of={IconChevronRight} size={24} />
        <VisuallyHidden>Next picture</VisuallyHidden>
      </ActionIcon>
      <Text className={`tabular ${classes.count}`} px="sm" py={4} fz="sm" fw={560} lh="1.25rem" role="status">
        <VisuallyHidden>{`Picture ${at + 1} of ${images.length}`}</VisuallyHidden>
        <span aria-hidden>{`${at + 1} / ${images.length}`}</span>
      </Text>
    </div>
  );
}
