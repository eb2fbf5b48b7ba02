import { Button, Group, SegmentedControl, Stack, useComputedColorScheme } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { BagCard, type BagCardFormat, type BagCardLook, type BagCardProps } from './BagCard.tsx';
import classes from './ShareBag.module.css';

export interface ShareBagProps extends Pick<BagCardProps, 'name' | 'clubs' | 'handed'> {
  /** Draws the card as a picture. */
  draw: (card: HTMLElement) => Promise<Blob>;
  /** Hands the picture to what the person shares with, or saves it. */
  onShare: (image: Blob) => Promise<unknown>;
}

/** The card with its picture, which is drawn before anybody asks: a phone shares only what is there as the finger comes down. */
function Preview({ draw, onShare, ...card }: ShareBagProps & Pick<BagCardProps, 'format' | 'look'>) {
  const cardRef = useRef<HTMLDivElement>(null);
  const [image, setImage] = useState<Blob | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const take = (blob: Blob) => (isGone ? undefined : setImage(blob));
    const fail = () => (isGone ? undefined : setIsFailed(true));
    if (cardRef.current) void draw(cardRef.current).then(take, fail);
    return () => {
      isGone = true;
    };
  }, [draw]);
  const { busy, run } = useSingleFlight(async () => {
    if (image) await onShare(image);
  });
  return (
    <>
      <div className={classes.frame} data-format={card.format}>
        <div className={classes.small}>
          <BagCard ref={cardRef} {...card} />
        </div>
      </div>
      {isFailed ? <Notice tone="danger">The picture could not be made. Please try again.</Notice> : null}
      <Button
        fullWidth
        leftSection={<Icon of={IconShare2} size={20} />}
        loading={busy || (image === null && !isFailed)}
        disabled={isFailed}
        onClick={() => void run()}
      >
        Share picture
      </Button>
    </>
  );
}

const isFormat = (value: string): value is BagCardFormat => value === 'post' || value === 'story';
const isLook = (value: string): value is BagCardLook => value === 'light' || value === 'dark';
/** The segments are for thumbs. */
const SEGMENTS = { label: { display: 'grid', placeItems: 'center', minHeight: 'var(--app-tap)', fontSize: '1rem' } };

/** A picture of the bag to share: as a post or as a story, light or dark. */
export function ShareBag(props: ShareBagProps) {
  const [opened, setOpened] = useState(false);
  const [format, setFormat] = useState<BagCardFormat>('post');
  const scheme = useComputedColorScheme('light');
  const [chosen, setChosen] = useState<BagCardLook | null>(null);
  const look = chosen ?? scheme;
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<Icon of={IconShare2} size={20} />}
        disabled={props.clubs.length === 0}
        onClick={() => setOpened(true)}
      >
        Share your bag
      </Button>
      <Sheet opened={opened} title="Share your bag" onClose={() => setOpened(false)}>
        <Stack gap="md">
          <Group grow gap="sm">
            <SegmentedControl
              aria-label="Shape"
              styles={SEGMENTS}
              value={format}
              onChange={(value) => (isFormat(value) ? setFormat(value) : undefined)}
              data={[
                { value: 'post', label: 'Post' },
                { value: 'story', label: 'Story' },
              ]}
            />
            <SegmentedControl
              aria-label="Look"
              styles={SEGMENTS}
              value={look}
              onChange={(value) => (isLook(value) ? setChosen(value) : undefined)}
              data={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
          </Group>
          <Preview key={`${format} ${look}`} {...props} format={format} look={look} />
        </Stack>
      </Sheet>
    </>
  );
}
