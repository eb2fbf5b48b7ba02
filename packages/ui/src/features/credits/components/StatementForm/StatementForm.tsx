import { Button, Card, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconDownload } from '@tabler/icons-react';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { addDays } from '@fairway/time/calendar';
import { dayAt } from '../../../../format/zones.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface StatementPeriod {
  start: string;
  end: string;
}

export interface StatementFormProps {
  /** The pro's zone. */
  timezone: string;
  /** Fulfils once the file is handed to the device. */
  onStatement: (period: StatementPeriod) => Promise<unknown>;
  errors?: Record<string, string[]>;
  /** What the part of the page and its button are called. */
  title?: string;
  action?: string;
  /** What it opens with in place of the last three months. */
  period?: StatementPeriod | null;
  /** Usual periods to choose from, over the dates. */
  presets?: ReactNode;
}

/** A file of what moved in a period, for a spreadsheet: the last three months unless others are chosen. */
export function StatementForm(props: StatementFormProps) {
  const {
    timezone,
    onStatement,
    errors,
    title = 'Statement',
    action = 'Download statement',
    period = null,
    presets,
  } = props;
  const today = dayAt(useNow(), timezone);
  const { formRef, ...form } = useServerForm<StatementPeriod>({
    initialValues: period ? { start: period.start, end: period.end } : { start: addDays(today, -90), end: today },
    errors,
  });
  const { busy, run } = useSingleFlight(onStatement);
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Card>
        <Form ref={formRef} busy={busy} onSubmit={() => void run(form.values)}>
          <Stack gap="md">
            {presets}
            {/* Beside each other only where a day with its weekday and year fits on one line. */}
            <SimpleGrid type="container" cols={{ base: 1, '24rem': 2 }} spacing="sm">
              <DateField label="From" {...form.getInputProps('start')} />
              <DateField label="To" {...form.getInputProps('end')} />
            </SimpleGrid>
            <Button type="submit" variant="default" loading={busy} leftSection={<Icon of={IconDownload} size={20} />}>
              {action}
            </Button>
          </Stack>
        </Form>
      </Card>
    </section>
  );
}
