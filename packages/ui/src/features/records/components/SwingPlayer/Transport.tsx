import { ActionIcon, Group } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { ClipPlayer } from './useClipPlayer.ts';

export interface TransportProps {
  player: Pick<ClipPlayer, 'frames' | 'frame' | 'isPlaying' | 'seek' | 'toggle'>;
  /** What the button in the middle does: "Play both". */
  play?: string;
  pause?: string;
}

/** One frame back, play, one frame on. */
export function Transport({ player, play = 'Play', pause = 'Pause' }: TransportProps) {
  const { frame, isPlaying, seek, toggle } = player;
  const disabled = player.frames === null;
  const step = { size: 44, variant: 'subtle', disabled };
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon {...step} aria-label="One frame back" onClick={() => seek(frame - 1)}>
        <Icon of={IconPlayerSkipBackFilled} size={20} />
      </ActionIcon>
      <ActionIcon
        size={48}
        radius="xl"
        variant="filled"
        color="fairway"
        aria-label={isPlaying ? pause : play}
        disabled={disabled}
        onClick={toggle}
      >
        <Icon of={isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled} size={22} />
      </ActionIcon>
      <ActionIcon {...step} aria-label="One frame on" onClick={() => seek(frame + 1)}>
        <Icon of={IconPlayerSkipForwardFilled} size={20} />
      </ActionIcon>
    </Group>
  );
}
