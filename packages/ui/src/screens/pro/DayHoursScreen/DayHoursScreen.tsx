import type { WeeklyRange } from '@fairway/contracts/diary';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { TimeRange } from '@fairway/contracts/primitives';
import { NativeSelect } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { WeekList } from '../../../components/diary/WeekList/WeekList.tsx';
import { WEEKDAYS, weekdayLabel } from '../../../format/week.ts';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { DayHoursForm } from './DayHoursForm.tsx';
import classes from './DayHoursScreen.module.css';

export interface DayHoursScreenProps {
  /** Monday is 0. */
  day: number;
  state: ScreenState<{ week: WeeklyRange[] }>;
  /** Another day was chosen; leads to its page. */
  onDayChange: (day: number) => void;
  /** Replaces the day's hours; none at all closes the day. */
  onSave: (times: TimeRange[]) => void;
  busy?: boolean;
  /** The server's texts by field. */
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

function DayForm({ day, state, onSave, busy, errors, onDirtyChange }: DayHoursScreenProps) {
  switch (state.status) {
    case 'loading':
      return (
        <Loading label="Loading your hours">
          <LoadingCard height={184} />
        </Loading>
      );
    case 'failed':
      return <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />;
    case 'ready': {
      const saved = state.week.filter((range) => range.day === day).map(({ start, end }) => ({ start, end }));
      return (
        <DayHoursForm
          key={day}
          day={day}
          saved={saved}
          onSave={onSave}
          busy={busy}
          errors={errors}
          onDirtyChange={onDirtyChange}
        />
      );
    }
  }
}

/** The hours of one day of the usual week; beside them, on a desktop, the whole week (S2 §2 "Weekly availability"). */
export function DayHoursScreen(props: DayHoursScreenProps) {
  const { day, state, onDayChange, leaving = null } = props;
  const week = (
    <div className={classes.week}>
      {state.status === 'ready' ? <WeekList week={state.week} hrefOf={proPaths.dayHours} /> : <LoadingRows count={7} />}
    </div>
  );
  return (
    <Page
      header={
        <PageHeader
          title={weekdayLabel(day)}
          detail="Weekly availability"
          back={{ href: proPaths.weeklyHours, label: 'Back to the week' }}
        />
      }
      aside={state.status === 'failed' ? undefined : week}
    >
      <NativeSelect
        label="Day"
        value={String(day)}
        onChange={(event) => onDayChange(Number(event.currentTarget.value))}
        data={WEEKDAYS.map((label, value) => ({ value: String(value), label }))}
      />
      <DayForm {...props} />
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
