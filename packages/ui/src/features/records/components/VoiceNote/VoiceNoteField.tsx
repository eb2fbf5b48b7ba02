import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { formatLength } from './recording.ts';
import { useVoiceRecorder } from './useVoiceRecorder.ts';
import { VoiceNote } from './VoiceNote.tsx';
import classes from './VoiceNote.module.css';

export interface VoiceNoteFieldProps {
  /** On the server or on this device; null for none. */
  src: string | null;
  onRecorded: (file: File) => void;
  onRemove: () => void;
}

/** A note that is spoken rather than typed: recorded here, heard, taken away again. */
export function VoiceNoteField({ src, onRecorded, onRemove }: VoiceNoteFieldProps) {
  const { state, start, stop } = useVoiceRecorder(onRecorded);
  if (state.status === 'recording')
    return (
      <Group className={classes.note} justify="space-between" wrap="nowrap">
        <Group gap={10} wrap="nowrap" role="timer" aria-label="Recording">
          <span className={classes.dot} />
          <Text span fw={560} className="tabular">
            {formatLength(state.ms)}
          </Text>
        </Group>
        <Button mih={44} leftSection={<Icon of={IconPlayerStopFilled} size={18} />} onClick={stop}>
          Stop recording
        </Button>
      </Group>
    );
  if (src)
    return (
      <VoiceNote
        src={src}
        actions={
          <ActionIcon variant="subtle" color="red" size={44} aria-label="Delete voice note" onClick={onRemove}>
            <Icon of={IconTrash} size={20} />
          </ActionIcon>
        }
      />
    );
  return (
    <>
      {state.status === 'refused' ? (
        <Notice tone="warning">
          The microphone is not available. Allow it for this page in your browser’s settings, then try again.
        </Notice>
      ) : null}
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<Icon of={IconMicrophone} size={18} />}
        loading={state.status === 'asking'}
        onClick={start}
      >
        Add voice note
      </Button>
    </>
  );
}
