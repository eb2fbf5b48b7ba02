import type { Settings } from '@fairway/contracts/users/settings';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Stack } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { MoneyInput } from '../../../checkout/components/MoneyInput/MoneyInput.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

/** The price in minor units. */
export type VideoSettings = Pick<Settings, 'video_lessons_enabled' | 'video_lessons_price'>;

export interface VideoSettingsFormProps {
  saved: VideoSettings;
  currency: string;
  onSave: (settings: VideoSettings) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const NO_PRICE: FieldErrors = { video_lessons_price: ['Please specify a price'] };

/** Whether players may send videos, and what one costs. On without a price is not saved. */
export function VideoSettingsForm({ saved, currency, onSave, busy, errors, onDirtyChange }: VideoSettingsFormProps) {
  const { formRef, ...form } = useServerForm<VideoSettings>({
    initialValues: {
      video_lessons_enabled: saved.video_lessons_enabled,
      video_lessons_price: saved.video_lessons_price,
    },
    errors,
    onDirtyChange,
  });
  const { video_lessons_enabled, video_lessons_price } = form.values;
  const save = () => (video_lessons_enabled && !video_lessons_price ? form.showErrors(NO_PRICE) : onSave(form.values));
  return (
    <Form ref={formRef} busy={busy} onSubmit={save}>
      <Stack gap="lg">
        <ListCard label="Video lessons">
          <ToggleRow
            label="Video lessons"
            detail="Players send you two videos and pay by card"
            checked={video_lessons_enabled}
            onChange={(checked) => form.setFieldValue('video_lessons_enabled', checked)}
          />
        </ListCard>
        {video_lessons_enabled ? (
          <MoneyInput
            label="Price of a video lesson"
            currency={currency}
            required
            description="What a player pays for each pair of videos."
            {...form.getInputProps('video_lessons_price')}
          />
        ) : (
          <Notice tone="warning" role="status">
            Video lessons are off: this area is hidden from your players.
          </Notice>
        )}
        <ActionBar>
          <Button type="submit" loading={busy}>
            Save settings
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
