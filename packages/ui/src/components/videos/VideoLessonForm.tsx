import { type ReactNode, useId, useState } from 'react';
import { useServerErrors } from '../../hooks/useServerErrors.ts';
import type { ScreenState } from '../../screens/state.ts';
import type { FieldTexts } from '../booking/facts.ts';
import { BookingClosed } from '../booking/BookingClosed.tsx';
import { Form } from '../Form/Form.tsx';
import { Page } from '../Page/Page.tsx';
import { FailedState } from '../StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../StateView/Loading.tsx';
import { bothOf, type VideoLessonCallbacks, type VideoLessonFacts } from './facts.ts';
import { VideoFields } from './VideoFields.tsx';
import classes from './videos.module.css';

export interface VideoLessonFormProps<Facts extends VideoLessonFacts> extends VideoLessonCallbacks {
  state: ScreenState<Facts>;
  header: ReactNode;
  backHref: string;
  /** While the answer is on its way. */
  busy: boolean;
  /** Asked first: whom the lesson is for. */
  lead?: (facts: Facts, texts: FieldTexts) => ReactNode;
  noteHelp?: (facts: Facts) => string;
  /** Below the fields, with the button; its `form` is the form's id, its `sendable` whether both videos are there and nothing is on its way. */
  foot: (facts: Facts, button: { form: string; sendable: boolean }, texts: FieldTexts) => ReactNode;
  onSubmit: (facts: Facts, videos: { video1: string; video2: string }) => void;
}

/** The form of a video lesson, of a player and of a pro (W2): two videos, a note, and what sends them. */
export function VideoLessonForm<Facts extends VideoLessonFacts>(props: VideoLessonFormProps<Facts>) {
  const { state, header, backHref, busy, lead, noteHelp, foot, onSubmit, ...fields } = props;
  const id = useId();
  const [uploading, setUploading] = useState({ video1: false, video2: false });
  const ready = state.status === 'ready' ? state : null;
  const { formRef, errorOf, clear } = useServerErrors(ready?.errors);
  const texts = { errorOf, clear };
  const videos = ready && bothOf(ready);
  const sendable = videos !== null && !uploading.video1 && !uploading.video2;
  const refusal = ready?.form.refusal;
  return (
    <Page header={header} broad>
      {state.status === 'loading' ? (
        <Loading>
          <div className={classes.pair}>
            <LoadingCard height={290} />
            <LoadingCard height={290} />
          </div>
          <LoadingCard height={96} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {refusal ? <BookingClosed reason={refusal} backHref={backHref} /> : null}
      {ready && !refusal ? (
        <>
          <Form
            id={id}
            ref={formRef}
            className={classes.form}
            busy={busy || !sendable}
            onSubmit={() => {
              if (videos) onSubmit(ready, videos);
            }}
          >
            {lead?.(ready, texts)}
            <VideoFields
              {...fields}
              facts={ready}
              texts={texts}
              disabled={busy}
              onBusyChange={(field, on) => setUploading((before) => ({ ...before, [field]: on }))}
              noteHelp={noteHelp?.(ready)}
            />
          </Form>
          {foot(ready, { form: id, sendable }, texts)}
        </>
      ) : null}
    </Page>
  );
}
