import type { FieldErrors } from '@fairway/contracts/errors';
import type { WaitingList } from '@fairway/contracts/schedule/waiting-list';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { WEEKDAYS } from '../../../../format/week.ts';
import { dayOfWeek } from '@fairway/time/calendar';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { DurationPicker } from '../../../../kit/DurationPicker/DurationPicker.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';

/** What a player asks for: `date` or `day` is sent, as they have chosen. */
export interface AskedTime {
  date?: string;
  day?: number;
  start: string;
  end: string;
  duration: number;
}

interface Values {
  repeats: 'once' | 'weekly';
  date: string;
  day: number;
  start: string;
  end: string;
  duration: number;
}

export interface AskForTimeFormProps {
  list: WaitingList;
  /** What the page that led here knew of the request. */
  requested: { date: string | null; duration: number };
  errors: FieldErrors | undefined;
  /** Fulfils once the player waits for it. */
  onAsk: (asked: AskedTime) => Promise<unknown>;
}

/** Asks for a date or a day of every week, between two times, and for how long a lesson. */
export function AskForTimeForm({ list, requested, errors, onAsk }: AskForTimeFormProps) {
  const { formRef, getInputProps, getError, ...form } = useServerForm<Values>({
    initialValues: {
      repeats: 'once',
      date: requested.date ?? '',
      day: dayOfWeek(requested.date ?? list.today),
      start: '08:00:00',
      end: '18:00:00',
      duration: requested.duration,
    },
    errors,
  });
  const { busy, run } = useSingleFlight(onAsk);
  const { repeats, date, day, start, end, duration } = form.values;
  const weekly = repeats === 'weekly';
  const send = async () => {
    const window = { start, end, duration };
    if (await run(weekly ? { day, ...window } : { ...(date ? { date } : {}), ...window })) form.reset();
  };
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => void send()}>
      <Stack gap="md">
        <div>
          <Title order={2} fz="lg" fw={620}>
            Tell me when a time is free
          </Title>
          <Text c="dimmed" fz="sm" mt={4}>
            When a time comes free, we hold it for the first player in line, who has 20 minutes to book it or let it go.
          </Text>
        </div>
        <RadioTiles
          label="When"
          labelHidden
          name="repeats"
          columns={2}
          options={[
            { value: 'once', label: 'On one day' },
            { value: 'weekly', label: 'Every week' },
          ]}
          value={repeats}
          onChange={(chosen) => form.changeFields({ repeats: chosen === 'weekly' ? 'weekly' : 'once' })}
        />
        {weekly ? (
          <NativeSelect
            label="Day of the week"
            name="day"
            value={String(day)}
            data={WEEKDAYS.map((label, value) => ({ label, value: String(value) }))}
            onChange={(event) => form.changeFields({ day: Number(event.currentTarget.value) })}
            error={getError('day') ?? getError('date')}
          />
        ) : (
          <DateField label="Date" placeholder="Choose a day" minDay={list.today} {...getInputProps('date')} />
        )}
        <Group grow align="flex-start">
          <TimeSelect label="From" {...getInputProps('start')} />
          <TimeSelect label="To" endOfDay {...getInputProps('end')} />
        </Group>
        <DurationPicker
          value={duration}
          onChange={(minutes) => form.changeFields({ duration: minutes })}
          error={getError('duration')}
        />
        <Button type="submit" loading={busy}>
          Join the waiting list
        </Button>
      </Stack>
    </Form>
  );
}
