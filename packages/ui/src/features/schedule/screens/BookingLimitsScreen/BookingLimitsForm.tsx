import { LESSON_BUFFERS } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingLimits } from '@fairway/contracts/schedule/booking-limits';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { limitsPhrase, noticePhrase, perDayPhrase } from './limitsPhrase.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface BookingLimitsFormProps {
  saved: BookingLimits;
  onSave: (limits: BookingLimits) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const NOTICES = [0, 1, 2, 3, 4, 6, 12, 24, 48, 72, 168];
const PER_DAY = Array.from({ length: 16 }, (_, index) => index + 1);
const NO_LIMIT = '';

/** The usual choices, and the saved one where it is none of them. */
const withOwn = (choices: number[], own: number | null): number[] =>
  own === null || choices.includes(own) ? choices : [...choices, own].sort((a, b) => a - b);

/** What the coach asks of bookings; the sentence below says what becomes of it. */
export function BookingLimitsForm({ saved, onSave, busy, errors, onDirtyChange }: BookingLimitsFormProps) {
  const { formRef, ...form } = useServerForm<BookingLimits>({ initialValues: saved, errors, onDirtyChange });
  const limits = form.values;
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(limits)}>
      <Stack gap="lg">
        <NativeSelect
          label="Minimum notice"
          description="How long before a lesson players can still book or move to that time. You can book at any time."
          name="booking_notice_hours"
          value={String(limits.booking_notice_hours)}
          onChange={(event) => form.setFieldValue('booking_notice_hours', Number(event.currentTarget.value))}
          data={withOwn(NOTICES, saved.booking_notice_hours).map((hours) => ({
            value: String(hours),
            label: noticePhrase(hours),
          }))}
          error={form.getError('booking_notice_hours')}
        />
        <div>
          <RadioTiles
            label="Buffer between lessons"
            name="lesson_buffer_minutes"
            columns={5}
            options={LESSON_BUFFERS.map((minutes) => ({
              value: String(minutes),
              label: minutes,
              detail: 'min',
              spoken: minutes === 0 ? 'Nothing' : `${minutes} minutes`,
            }))}
            value={String(limits.lesson_buffer_minutes)}
            onChange={(value) => form.setFieldValue('lesson_buffer_minutes', Number(value))}
            error={form.getError('lesson_buffer_minutes')}
          />
          <Text c="dimmed" fz="sm" mt={8}>
            Time to tidy up or walk to the next bay.
          </Text>
        </div>
        <NativeSelect
          label="Maximum lessons a day"
          description="A day with this many lessons is full. Existing lessons stay."
          name="lessons_per_day"
          value={limits.lessons_per_day === null ? NO_LIMIT : String(limits.lessons_per_day)}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('lessons_per_day', value === NO_LIMIT ? null : Number(value))
          }
          data={[
            { value: NO_LIMIT, label: 'No limit' },
            ...withOwn(PER_DAY, saved.lessons_per_day).map((count) => ({
              value: String(count),
              label: perDayPhrase(count),
            })),
          ]}
          error={form.getError('lessons_per_day')}
        />
        <ListCard label="Late cancellations">
          <ToggleRow
            label="Give credits back for rebooked times"
            detail="A player who cancels late gets their credits back once others book the whole time"
            checked={limits.refill_refund}
            onChange={(checked) => form.setFieldValue('refill_refund', checked)}
          />
        </ListCard>
        <div aria-live="polite">
          <Notice tone="info">{limitsPhrase(limits)}</Notice>
        </div>
        <ActionBar>
          <Button type="submit" loading={busy}>
            Save Settings
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
