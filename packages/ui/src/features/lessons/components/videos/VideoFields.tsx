import { SimpleGrid, Text } from '@mantine/core';
import { NoteField } from '../booking/NoteField.tsx';
import type { FieldTexts } from '../booking/types.ts';
import { VideoPicker } from '../../../../kit/VideoPicker/VideoPicker.tsx';
import type { VideoField, VideoLessonCallbacks, VideoLessonFacts } from './types.ts';

export interface VideoFieldsProps extends VideoLessonCallbacks {
  facts: VideoLessonFacts;
  texts: FieldTexts;
  onBusyChange: (field: VideoField, busy: boolean) => void;
  /** While the videos are being sent on, nothing may change. */
  disabled: boolean;
  noteHelp?: string;
}

const LABELS = { video1: 'Video 1', video2: 'Video 2' } as const;
const HELP = {
  video1: 'Face on: from in front of you, hands and feet in view.',
  video2: 'Down the line: from behind, towards the target.',
} as const;

/** The two videos of a lesson, beside each other where there is room, and what is to be said to them. */
export function VideoFields(props: VideoFieldsProps) {
  const { facts, texts, onVideo, onNote, onBusyChange, upload, pick, disabled, noteHelp } = props;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['video1', 'video2'] as const).map((field) => (
          <VideoPicker
            key={field}
            label={LABELS[field]}
            help={HELP[field]}
            name={field}
            value={facts[field]}
            onChange={(path) => {
              texts.clear(field);
              onVideo(field, path);
            }}
            upload={upload}
            pick={pick}
            onBusyChange={(busy) => onBusyChange(field, busy)}
            error={texts.getError(field)}
            disabled={disabled}
          />
        ))}
      </SimpleGrid>
      <Text c="dimmed" fz="sm" mt={-12}>
        MP4, MOV or WebM, at most 500 MB each.
      </Text>
      <NoteField
        value={facts.note}
        onChange={(note) => {
          texts.clear('note');
          onNote(note);
        }}
        error={texts.getError('note')}
        description={noteHelp}
      />
    </>
  );
}
