import type { FieldErrors } from '@fairway/contracts/errors';
import type { Drill } from '@fairway/contracts/practice/drills';
import { DRILL_LIMITS } from '@fairway/contracts/practice/limits';
import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { roomPhrase } from '../../../../format/room.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ImageUpload, type ImageUploadProps } from '../../../../kit/ImageUpload/ImageUpload.tsx';
import { TagsField } from '../../../../kit/TagsField/TagsField.tsx';
import { VideoPicker, type VideoPickerProps } from '../../../../kit/VideoPicker/VideoPicker.tsx';
import { toDrillFields, type DrillFields } from './form.ts';

export interface DrillFormProps {
  /** Null for a drill that is not there yet. */
  drill: Drill | null;
  /** Tags of the library, to choose from. */
  tags: readonly string[];
  /** Fulfils once the drill is saved. */
  onSave: (fields: DrillFields) => Promise<unknown>;
  onCancel?: () => void;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  upload: ImageUploadProps['upload'];
  pick?: ImageUploadProps['pick'];
  uploadVideo: VideoPickerProps['upload'];
  pickVideo?: VideoPickerProps['pick'];
}

/** A drill to be written: what to do, what is good, and how it is found again. */
export function DrillForm(props: DrillFormProps) {
  const { drill, tags, onSave, onCancel, errors, onDirtyChange, upload, pick, uploadVideo, pickVideo } = props;
  const { formRef, values, getError, getInputProps, ...form } = useServerForm<DrillFields>({
    initialValues: toDrillFields(drill),
    errors,
    onDirtyChange,
  });
  const { busy, run } = useSingleFlight(onSave);
  const [isSendingImage, setSendingImage] = useState(false);
  const [isSendingVideo, setSendingVideo] = useState(false);
  const sending = isSendingImage || isSendingVideo;
  return (
    <Form ref={formRef} busy={busy || sending} onSubmit={() => void run(values)}>
      <Stack gap={20}>
        <TextInput
          label="Title"
          required
          autoComplete="off"
          maxLength={DRILL_LIMITS.title}
          {...getInputProps('title')}
        />
        <Textarea
          label="What to do"
          autosize
          minRows={5}
          maxRows={16}
          maxLength={DRILL_LIMITS.content}
          description={
            roomPhrase(values.content, DRILL_LIMITS.content) ??
            'Ten balls, one target. Say when a ball counts and what to learn from a miss.'
          }
          {...getInputProps('content')}
        />
        <ImageUpload
          label="Picture"
          help="How to set it up. PNG, JPEG, GIF or WebP, at most 10 MB."
          name="image"
          value={values.image}
          onChange={(image) => form.setFieldValue('image', image)}
          upload={upload}
          pick={pick}
          onBusyChange={setSendingImage}
          error={getError('image')}
          disabled={busy}
        />
        <VideoPicker
          label="Video"
          help="The drill as you would show it. MP4, MOV or WebM, at most 500 MB."
          name="video"
          value={values.video}
          onChange={(video) => form.setFieldValue('video', video)}
          upload={uploadVideo}
          pick={pickVideo}
          onBusyChange={setSendingVideo}
          error={getError('video')}
          disabled={busy}
        />
        <TextInput
          label="Link to a video"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          description="One that is on the web already."
          maxLength={DRILL_LIMITS.video_url}
          {...getInputProps('video_url')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={20}>
          <TextInput
            label="Minutes"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="tabular"
            description="About how long ten balls take."
            {...getInputProps('minutes')}
          />
          <TextInput
            label="You need"
            autoComplete="off"
            maxLength={DRILL_LIMITS.equipment}
            description="Clubs, tees, a towel."
            {...getInputProps('equipment')}
          />
          <TextInput
            label="Good balls out of ten"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            className="tabular"
            description="The result to aim for."
            {...getInputProps('target')}
          />
          <TextInput
            label="Circle in feet"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            className="tabular"
            description="Target width, side to side."
            {...getInputProps('target_feet')}
          />
        </SimpleGrid>
        <TagsField
          label="Tags"
          description="Press Enter after each. Players can see them."
          data={[...tags]}
          maxTags={DRILL_LIMITS.tags}
          maxLength={DRILL_LIMITS.tag}
          {...getInputProps('tags')}
        />
        <ActionBar>
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={busy} disabled={sending}>
            {drill ? 'Save drill' : 'Add drill'}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
