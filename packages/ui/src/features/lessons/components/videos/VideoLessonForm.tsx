import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import type { FieldTexts } from '../booking/types.ts';
import { BookingClosed } from '../booking/BookingClosed.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { pickBothVideos, type VideoLessonCallbacks, type VideoLessonFacts } from './types.ts';
import { VideoFields } from './VideoFields.tsx';
import { useServerTexts } from '../../../../hooks/useServerTexts.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface VideoLessonFormProps<Facts extends VideoLessonFacts> extends VideoLessonCallbacks {
  state: Loadable<Facts>;
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

/** The form of a video lesson, of a player and of a pro: two videos, a note, and what sends them. */
export function VideoLessonForm<Facts extends VideoLessonFacts>(props: VideoLessonFormProps<Facts>) {
  const { state, header, backHref, busy, lead, noteHelp, foot, onSubmit, ...fields } = props;
  const id = useId();
  const [uploading, setUploading] = useState({ video1: false, video2: false });
  const ready = findReady(state);
  // What is chosen is kept by the page.
  const { formRef, ...texts } = useServerTexts(ready?.errors);
  const videos = ready && pickBothVideos(ready);
  const sendable = videos !== null && !uploading.video1 && !uploading.video2;
  return (
    <Page header={header} broad>
      <ScreenState
        state={state}
        loading={
          <Loading>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <LoadingCard height={290} />
              <LoadingCard height={290} />
            </SimpleGrid>
            <LoadingCard height={96} />
          </Loading>
        }
      >
        {(facts) =>
          facts.form.refusal ? (
            <BookingClosed reason={facts.form.refusal} backHref={backHref} />
          ) : (
            <>
              <Form
                id={id}
                ref={formRef}
                busy={busy || !sendable}
                onSubmit={() => {
                  if (videos) onSubmit(facts, videos);
                }}
              >
                <Stack gap="lg">
                  {lead?.(facts, texts)}
                  <VideoFields
                    {...fields}
                    facts={facts}
                    texts={texts}
                    disabled={busy}
                    onBusyChange={(field, on) => setUploading((before) => ({ ...before, [field]: on }))}
                    noteHelp={noteHelp?.(facts)}
                  />
                </Stack>
              </Form>
              {foot(facts, { form: id, sendable }, texts)}
            </>
          )
        }
      </ScreenState>
    </Page>
  );
}
