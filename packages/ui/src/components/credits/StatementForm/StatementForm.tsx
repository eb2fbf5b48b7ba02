import { Button, Card, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays } from '../../../format/months.ts';
import { dayAt } from '../../../format/zones.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { useNow } from '../../Clock/Clock.tsx';
import { Form } from '../../Form/Form.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { SectionTitle } from '../../SectionTitle/SectionTitle.tsx';
import classes from './StatementForm.module.css';

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
}

/** A file of what moved in a period, for a spreadsheet: the last three months unless others are chosen. */
export function StatementForm(props: StatementFormProps) {
  const { timezone, onStatement, errors, title = 'Statement', action = 'Download statement' } = props;
  const today = dayAt(useNow(), timezone);
  const [period, setPeriod] = useState({ start: addDays(today, -90), end: today });
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const { busy, run } = useSingleFlight(onStatement);
  const day = (name: keyof StatementPeriod, label: string) => (
    <TextInput
      type="date"
      label={label}
      name={name}
      value={period[name]}
      error={errorOf(name)}
      onChange={({ currentTarget: { value } }) => {
        clear(name);
        if (value) setPeriod({ ...period, [name]: value });
      }}
    />
  );
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Card>
        <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => void run(period)}>
          <div className={classes.days}>
            {day('start', 'From')}
            {day('end', 'To')}
          </div>
          <Button type="submit" variant="default" loading={busy} leftSection={<Icon of={IconDownload} size={20} />}>
            {action}
          </Button>
        </Form>
      </Card>
    </section>
  );
}
