import { NoteField } from '../booking/NoteField.tsx';
import type { FieldTexts } from '../booking/facts.ts';
import { VideoPicker } from '../VideoPicker/VideoPicker.tsx';
import type { VideoField, VideoLessonCallbacks, VideoLessonFacts } from './facts.ts';
import classes from './videos.module.css';

export interface VideoFieldsProps extends VideoLessonCallbacks {
  facts: VideoLessonFacts;
  texts: FieldTexts;
  onBusyChange: (field: VideoField, busy: boolean) => void;
  /** While the videos are being sent on, nothing may change. */
  disabled: boolean;
  noteHelp?: string;
}

const LABELS = { video1: 'Video 1', video2: 'Video 2' } as const;
const HELP = { video1: 'From the side, hands and feet in view.', video2: 'From behind, towards the target.' } as const;

/** The two videos of a lesson, beside each other where there is room, and what is to be said to them. */
export function VideoFields(props: VideoFieldsProps) {
  const { facts, texts, onVideo, onNote, onBusyChange, upload, pick, disabled, noteHelp } = props;
  return (
    <>
      <div className={classes.pair}>
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
            error={texts.errorOf(field)}
            disabled={disabled}
          />
        ))}
      </div>
      <p className={classes.hint}>MP4, MOV or WebM, at most 500 MB each.</p>
      <NoteField
        value={facts.note}
        onChange={(note) => {
          texts.clear('note');
          onNote(note);
        }}
        error={texts.errorOf('note')}
        description={noteHelp}
      />
    </>
  );
}
