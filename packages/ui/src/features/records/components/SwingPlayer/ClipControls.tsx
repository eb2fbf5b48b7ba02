import { ActionIcon, Group, SegmentedControl, Slider } from '@mantine/core';
import { IconMaximize, IconPencil, IconRepeat, IconRepeatOff } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { formatMoment, getFrameStart, toMs } from './frames.ts';
import classes from './SwingPlayer.module.css';
import { Transport } from './Transport.tsx';
import { CLIP_RATES, type ClipLoop, type ClipPlayer } from './useClipPlayer.ts';

const RATE_LABELS = { 1: '1×', 0.5: '½', 0.25: '¼', 0.125: '⅛' } as const;
const RATES = CLIP_RATES.map((rate) => ({ value: String(rate), label: RATE_LABELS[rate] }));

const formatLoop = (loop: ClipLoop | null): string => {
  if (!loop) return 'Repeat from here';
  return loop.to === null ? 'Repeat up to here' : 'Stop repeating';
};

/** Steps through a clip: its frames are the slider's steps, so that an arrow key is one frame. */
export function ClipSlider({ player, label }: { player: ClipPlayer; label: string }) {
  const { frames, frame, loop } = player;
  const last = frames ? frames.starts.length - 1 : 0;
  const formatFrame = (at: number) => formatMoment(frames ? toMs(getFrameStart(frames, at)) : 0);
  const marks = [loop?.from, loop?.to].flatMap((value) => (value == null ? [] : { value }));
  return (
    <Slider
      className={classes.slider}
      min={0}
      max={Math.max(1, last)}
      step={1}
      value={frame}
      onChange={player.seek}
      disabled={last === 0}
      marks={marks}
      thumbSize={28}
      size="sm"
      label={null}
      thumbLabel={`Moment of ${label}`}
      thumbValueText={`${formatFrame(frame)}, frame ${frame + 1} of ${last + 1}`}
    />
  );
}

export interface ClipControlsProps {
  player: ClipPlayer;
  label: string;
  onDraw?: (() => void) | undefined;
  onEnlarge?: (() => void) | undefined;
}

/** Play, one frame back or on, slower, again, and what else can be done with a clip. */
export function ClipControls({ player, label, onDraw, onEnlarge }: ClipControlsProps) {
  const { loop } = player;
  const disabled = player.frames === null;
  return (
    <div className={classes.controls}>
      <ClipSlider player={player} label={label} />
      <Group gap={4} justify="space-between">
        <Transport player={player} />
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            size={44}
            variant={loop ? 'light' : 'subtle'}
            aria-label={formatLoop(loop)}
            disabled={disabled}
            onClick={player.mark}
          >
            <Icon of={loop?.to == null ? IconRepeat : IconRepeatOff} size={20} />
          </ActionIcon>
          {onDraw ? (
            <ActionIcon size={44} variant="subtle" aria-label="Draw" disabled={disabled} onClick={onDraw}>
              <Icon of={IconPencil} size={20} />
            </ActionIcon>
          ) : null}
          {onEnlarge ? (
            <ActionIcon size={44} variant="subtle" aria-label={`${label}, full screen`} onClick={onEnlarge}>
              <Icon of={IconMaximize} size={20} />
            </ActionIcon>
          ) : null}
        </Group>
      </Group>
      <RateChoice player={player} />
    </div>
  );
}

/** How fast the clip is played. */
export function RateChoice({ player }: { player: Pick<ClipPlayer, 'rate' | 'setRate'> }) {
  return (
    <SegmentedControl
      fullWidth
      className={classes.rates}
      aria-label="Speed"
      data={RATES}
      value={String(player.rate)}
      onChange={(value) => {
        const rate = CLIP_RATES.find((each) => String(each) === value);
        if (rate) player.setRate(rate);
      }}
    />
  );
}
