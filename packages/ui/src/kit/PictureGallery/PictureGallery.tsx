import { imageAt } from '@fairway/contracts/files/pictures';
import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { FullScreen } from '../FullScreen/FullScreen.tsx';
import { Icon } from '../Icon/Icon.tsx';
import classes from './PictureGallery.module.css';

/** A picture to be seen over the whole screen. */
export interface GalleryPicture {
  /** Its address in the middle size. */
  src: string;
  /** What it shows. */
  label: string;
}

export interface PictureGalleryProps {
  pictures: readonly GalleryPicture[];
  /** What they are, for a screen reader: "Pictures of the lesson". */
  name: string;
  /** The address of the one that was opened; null for none. */
  opened: string | null;
  onClose: () => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The pictures side by side, one at a time: a finger swipes on, two enlarge, arrow keys turn. */
function Track({ pictures, name, first }: Pick<PictureGalleryProps, 'pictures' | 'name'> & { first: number }) {
  const track = useRef<HTMLDivElement | null>(null);
  const [current, setCurrent] = useState(first);
  // It opens at the picture that was tapped, before anything is painted.
  const open = useCallback(
    (element: HTMLDivElement | null) => {
      track.current = element;
      element?.scrollTo({ left: first * element.clientWidth, behavior: 'instant' });
      element?.focus({ preventScroll: true });
    },
    [first],
  );
  const turn = (by: number) => track.current?.scrollTo({ left: (current + by) * track.current.clientWidth });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  const keyboard = { role: 'group', tabIndex: 0, 'aria-label': name, onKeyDown };
  return (
    <div className={classes.gallery}>
      <div
        ref={open}
        className={classes.track}
        {...keyboard}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        {pictures.map(({ src, label }, nth) => (
          <figure key={`${nth}:${src}`} className={classes.picture} aria-hidden={nth !== current}>
            <img src={imageAt(src, 2048)} alt={label} loading={Math.abs(nth - current) > 1 ? 'lazy' : 'eager'} />
          </figure>
        ))}
      </div>
      <div className={classes.caption}>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray.0"
          aria-label="Previous picture"
          disabled={current === 0}
          className={classes.turn}
          onClick={() => turn(-1)}
        >
          <Icon of={IconChevronLeft} size={24} />
        </ActionIcon>
        <Text span inherit aria-live="polite" ta="center">
          {pictures[current]?.label}
          {pictures.length > 1 ? ` (${current + 1} of ${pictures.length})` : null}
        </Text>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray.0"
          aria-label="Next picture"
          disabled={current === pictures.length - 1}
          className={classes.turn}
          onClick={() => turn(1)}
        >
          <Icon of={IconChevronRight} size={24} />
        </ActionIcon>
      </div>
    </div>
  );
}

/** Pictures that belong together over the whole screen. */
export function PictureGallery({ pictures, name, opened, onClose }: PictureGalleryProps) {
  const first = pictures.findIndex(({ src }) => src === opened);
  return (
    <FullScreen
      opened={first >= 0}
      onClose={onClose}
      title="Pictures"
      classNames={{ content: classes.screen, header: classes.header, body: classes.body }}
    >
      {first >= 0 ? <Track key={opened} pictures={pictures} name={name} first={first} /> : null}
    </FullScreen>
  );
}
