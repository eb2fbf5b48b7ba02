import type { Settings } from '@fairway/contracts/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { MoneyInput } from '../../../components/MoneyInput/MoneyInput.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { ToggleRow } from '../../../components/ToggleRow/ToggleRow.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './VideoSettingsForm.module.css';

const FIELDS = ['video_lessons_enabled', 'video_lessons_price'] as const;

/** The price in minor units. */
export type VideoSettings = Pick<Settings, (typeof FIELDS)[number]>;

export interface VideoSettingsFormProps {
  saved: VideoSettings;
  currency: string;
  onSave: (settings: VideoSettings) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const NO_PRICE: FieldErrors = { video_lessons_price: ['Please specify a price'] };

/** Whether players may send videos, and what one costs. On without a price is not saved (S2 §5). */
export function VideoSettingsForm({ saved, currency, onSave, busy, errors, onDirtyChange }: VideoSettingsFormProps) {
  const [settings, setSettings] = useState<VideoSettings>({
    video_lessons_enabled: saved.video_lessons_enabled,
    video_lessons_price: saved.video_lessons_price,
  });
  const [priceless, setPriceless] = useState(0);
  // A new object for each refusal, so that the field takes the focus each time.
  const missing = useMemo(() => (priceless > 0 ? { ...NO_PRICE } : undefined), [priceless]);
  const { formRef, errorOf, clear } = useServerErrors(missing ?? errors);
  useTellDirty(
    FIELDS.some((field) => settings[field] !== saved[field]),
    onDirtyChange,
  );
  const { video_lessons_enabled: enabled, video_lessons_price: price } = settings;
  return (
    <Form
      ref={formRef}
      className={classes.form}
      busy={busy}
      onSubmit={() => {
        if (enabled && !price) return setPriceless(priceless + 1);
        setPriceless(0);
        onSave(settings);
      }}
    >
      <ListCard label="Video lessons">
        <ToggleRow
          label="Video lessons"
          detail="Players send you two videos and pay by card"
          checked={enabled}
          onChange={(checked) => setSettings({ ...settings, video_lessons_enabled: checked })}
        />
      </ListCard>
      {enabled ? (
        <MoneyInput
          label="Price of a video lesson"
          name="video_lessons_price"
          currency={currency}
          required
          value={price}
          onChange={(minor) => {
            clear('video_lessons_price');
            setSettings({ ...settings, video_lessons_price: minor });
          }}
          description="What a player pays for each pair of videos they send."
          error={errorOf('video_lessons_price')}
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
    </Form>
  );
}
