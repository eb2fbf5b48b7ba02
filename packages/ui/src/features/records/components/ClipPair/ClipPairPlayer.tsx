import type { Drawing } from '@fairway/contracts/lessons/drawings';
import { ActionIcon, Button, Group, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FailedVideo } from '../../../../kit/VideoPlayer/VideoNotices.tsx';
import { ClipSlider, RateChoice } from '../SwingPlayer/ClipControls.tsx';
import { ClipStage } from '../SwingPlayer/ClipStage.tsx';
import { DrawingLayer } from '../SwingPlayer/DrawingLayer.tsx';
import { isShownAt, makeSheet } from '../SwingPlayer/drawings.ts';
import { getFrameLength } from '../SwingPlayer/frames.ts';
import { Transport } from '../SwingPlayer/Transport.tsx';
import { type ClipPlayer, getMomentMs } from '../SwingPlayer/useClipPlayer.ts';
import classes from './ClipPairPlayer.module.css';
import { alignStrikes, formatOffset } from './pairing.ts';
import { type ClipPair, useClipPair } from './useClipPair.ts';

/** A clip beside another one. */
export interface PairedClip {
  src: string;
  slow_src?: string | null | undefined;
  label: string;
  poster: string | null;
  drawings: readonly Drawing[];
  /** When the ball was struck, in milliseconds, where that was heard. */
  strike_ms: number | null;
}

export interface ClipPairPlayerProps {
  first: PairedClip;
  second: PairedClip;
}

const MODES = [
  { value: 'side', label: 'Side by side' },
  { value: 'over', label: 'Overlay' },
];
/** What a frame of a usual clip takes, in seconds, until the clip's own are known. */
const USUAL_STEP = 1 / 30;

function PairedStage({
  clip,
  player,
  nth,
  onFailed,
}: {
  clip: PairedClip;
  player: ClipPlayer;
  nth: 1 | 2;
  onFailed: () => void;
}) {
  const { size } = player;
  const at_ms = getMomentMs(player);
  return (
    <div className={classes.clip}>
      <ClipStage label={`Clip ${nth}: ${clip.label}`} poster={clip.poster} player={player} onFailed={onFailed}>
        {size ? (
          <DrawingLayer
            drawings={clip.drawings.filter((drawing) => isShownAt(drawing, at_ms))}
            sheet={makeSheet(size.width, size.height)}
          />
        ) : null}
      </ClipStage>
      <span className={classes.tag} data-clip={nth} aria-hidden>
        {nth}
      </span>
    </div>
  );
}

/** Lines the second clip up with the first: by the sound of the strike, or by hand. */
function Alignment({ pair, strikes }: { pair: ClipPair; strikes: number | null }) {
  const { offset, setOffset, first, second } = pair;
  const step = second.frames ? getFrameLength(second.frames) : USUAL_STEP;
  const [least, most] = [-(first.frames?.duration ?? 1), second.frames?.duration ?? 1];
  return (
    <Stack gap={4}>
      <Text fz="sm" fw={560} aria-live="polite">
        {formatOffset(offset)}
      </Text>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label="Clip 2 one frame later"
          onClick={() => setOffset(offset - step)}
        >
          <Icon of={IconMinus} size={20} />
        </ActionIcon>
        <Slider
          flex={1}
          className={classes.offset}
          min={least}
          max={most}
          step={0.01}
          value={offset}
          onChange={setOffset}
          label={null}
          thumbSize={28}
          size="sm"
          thumbLabel="Line up clip 2"
          thumbValueText={formatOffset(offset)}
        />
        <ActionIcon
          size={44}
          variant="subtle"
          aria-label="Clip 2 one frame earlier"
          onClick={() => setOffset(offset + step)}
        >
          <Icon of={IconPlus} size={20} />
        </ActionIcon>
      </Group>
      {strikes === null ? null : (
        <Button variant="default" mih={44} onClick={() => setOffset(strikes)}>
          Line up at impact
        </Button>
      )}
    </Stack>
  );
}

/** How much of the second clip is seen where it lies over the first. */
function ShareSlider({ share, onChange }: { share: number; onChange: (share: number) => void }) {
  return (
    <div>
      <Text fz="sm" fw={560}>
        Opacity of clip 2
      </Text>
      <Slider
        className={classes.offset}
        value={share}
        onChange={onChange}
        label={null}
        thumbSize={28}
        size="sm"
        mt={8}
        mb={4}
        thumbLabel="Opacity of clip 2"
        thumbValueText={`${share}%`}
      />
    </div>
  );
}

function PairControls({ pair }: { pair: ClipPair }) {
  const { both } = pair;
  return (
    <>
      <ClipSlider player={{ ...pair.first, ...both }} label="both clips" />
      <Group justify="center">
        <Transport player={both} play="Play both" pause="Pause both" />
      </Group>
      <RateChoice player={both} />
    </>
  );
}

function Pair({ first, second, onFailed }: ClipPairPlayerProps & { onFailed: () => void }) {
  const strikes = alignStrikes(first.strike_ms, second.strike_ms);
  const pair = useClipPair(first, second, strikes ?? 0);
  const [mode, setMode] = useState('side');
  const [share, setShare] = useState(50);
  return (
    <div className={classes.frame}>
      <div className={classes.pair}>
        <Stack gap="sm">
          <SegmentedControl fullWidth aria-label="How both are shown" data={MODES} value={mode} onChange={setMode} />
          <div className={classes.stages} data-mode={mode} style={{ '--share': `${share}%` } as CSSProperties}>
            <PairedStage clip={first} player={pair.first} nth={1} onFailed={onFailed} />
            <PairedStage clip={second} player={pair.second} nth={2} onFailed={onFailed} />
          </div>
        </Stack>
        <Stack gap="sm">
          {mode === 'over' ? <ShareSlider share={share} onChange={setShare} /> : null}
          <PairControls pair={pair} />
          <Alignment pair={pair} strikes={strikes} />
        </Stack>
      </div>
    </div>
  );
}

/** Two swings beside each other or laid over each other, played in step. */
export function ClipPairPlayer({ first, second }: ClipPairPlayerProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <FailedVideo onRetry={() => setFailed(false)} />;
  // Another pair is lined up anew.
  return <Pair key={`${first.src} ${second.src}`} first={first} second={second} onFailed={() => setFailed(true)} />;
}
