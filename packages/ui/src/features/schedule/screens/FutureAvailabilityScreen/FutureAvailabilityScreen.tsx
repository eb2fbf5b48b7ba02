import { DIARY_MONTHS } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatDate } from '@fairway/time/phrases';
import { Button, Skeleton, Stack } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { addMonths } from '@fairway/time/calendar';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

interface FutureAvailability {
  diary_availability_months: number;
  /** The pro's zone: "today" is theirs. */
  timezone: string;
}

export interface FutureAvailabilityScreenProps {
  state: Loadable<FutureAvailability>;
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
  const { formRef, ...form } = useServerForm({
    initialValues: { diary_availability_months: saved.diary_availability_months },
    errors,
    onDirtyChange,
  });
  const months = form.values.diary_availability_months;
  const last = addMonths(dayAt(now, saved.timezone), months);
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(months)}>
      <Stack gap="lg">
        <RadioTiles
          label="Months ahead"
          name={FIELD}
          columns={4}
          wideColumns={6}
          options={MONTHS.map((value) => ({ value: String(value), label: value, spoken: formatCount(value, 'month') }))}
          value={String(months)}
          onChange={(value) => form.setFieldValue(FIELD, Number(value))}
          error={form.getError(FIELD)}
        />
        <div aria-live="polite">
          <Notice tone="info">
            Players can book up to and including {formatDate(last)}. You can book for them at any time beyond that.
          </Notice>
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

/** How many months of diary are open to players, 1 to 12. */
export function FutureAvailabilityScreen({ state, leaving = null, ...form }: FutureAvailabilityScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Future availability"
          detail="How far ahead players can book"
          close={{ href: proPaths.diary, label: 'Close future availability' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your diary">
            <Skeleton width={110} height={16} radius="xs" />
            <LoadingCard height={160} />
            <LoadingCard height={70} />
          </Loading>
        }
      >
        {(saved) => <MonthsForm saved={saved} {...form} />}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
