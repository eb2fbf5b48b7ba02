import { Group, Text } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './VoiceNote.module.css';

/** What the coach said of a section, to be heard. */
export function VoiceNote({ src, actions }: { src: string; actions?: ReactNode }) {
  return (
    <div className={classes.note} role="group" aria-label="Voice note">
      <Group gap={6} justify="space-between" wrap="nowrap">
        <Group gap={6} wrap="nowrap" c="dimmed">
          <Icon of={IconMicrophone} size={18} />
          <Text span inherit fz="sm" fw={560}>
            Voice note
          </Text>
        </Group>
        {actions}
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- A coach's spoken note has no captions. */}
      <audio className={classes.audio} src={src} controls preload="metadata" />
    </div>
  );
}
