import { DIARY_MONTHS } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { datePhrase } from '@fairway/contracts/phrases';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { sameDayIn } from '../../../format/months.ts';
import { dayAt } from '../../../format/zones.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import type { ScreenState } from '../../state.ts';
import { monthsPhrase } from '../monthsPhrase.ts';
import { proPaths } from '../paths.ts';
import classes from './FutureAvailabilityScreen.module.css';

interface FutureAvailability {
  diary_availability_months: number;
  /** The pro's zone: "today" is theirs. */
  timezone: string;
}

export interface FutureAvailabilityScreenProps {
  state: ScreenState<FutureAvailability>;
  onSave: (months: number) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

const MONTHS = Array.from({ length: DIARY_MONTHS.max }, (_, index) => index + DIARY_MONTHS.min);
const FIELD = 'diary_availability_months';

type MonthsFormProps = Omit<FutureAvailabilityScreenProps, 'state' | 'leaving'> & { saved: FutureAvailability };

function MonthsForm({ saved, onSave, busy, errors, onDirtyChange }: MonthsFormProps) {
  const now = useNow();
  const [months, setMonths] = useState(saved.diary_availability_months);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  useTellDirty(months !== saved.diary_availability_months, onDirtyChange);
  const last = sameDayIn(dayAt(now, saved.timezone), months);
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSave(months)}>
      <RadioTiles
        label="Months ahead"
        name={FIELD}
        columns={4}
        wideColumns={6}
        options={MONTHS.map((value) => ({ value: String(value), label: value, spoken: monthsPhrase(value) }))}
        value={String(months)}
        onChange={(value) => {
          clear(FIELD);
          setMonths(Number(value));
        }}
        error={errorOf(FIELD)}
      />
      <div aria-live="polite">
        <Notice tone="info">
          Players can book up to and including {datePhrase(last)}. You can book for them at any time beyond that.
        </Notice>
      </div>
      <ActionBar>
        <Button type="submit" loading={busy}>
          Save Settings
        </Button>
      </ActionBar>
    </Form>
  );
}

/** How many months of diary are open to players, 1 to 12 (S2 §2 "Future availability"). */
export function FutureAvailabilityScreen({ state, leaving = null, ...form }: FutureAvailabilityScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Future availability"
          detail="How far ahead players may book"
          close={{ href: proPaths.diary, label: 'Close future availability' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your diary">
          <Skeleton width={110} height={16} radius="xs" />
          <LoadingCard height={160} />
          <LoadingCard height={70} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <MonthsForm saved={state} {...form} />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
