import type { WeeklyRange } from '@fairway/contracts/schedule/schedule';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { TimeRange } from '@fairway/contracts/primitives';
import { Box, NativeSelect } from '@mantine/core';
import { useColumn } from '../../../../kit/DeskColumns/column.ts';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { WeekList } from '../../components/WeekList/WeekList.tsx';
import { WEEKDAYS, weekdayLabel } from '../../../../format/week.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { DayHoursForm } from './DayHoursForm.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface DayHoursScreenProps {
  /** Monday is 0. */
  day: number;
  state: Loadable<{ week: WeeklyRange[] }>;
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

/** The hours of one day of the usual week; beside them, where a desktop has the room, the whole week. */
export function DayHoursScreen(props: DayHoursScreenProps) {
  const { day, state, onDayChange, leaving = null, ...form } = props;
  // In a column the week would come below the form, and move as the hours come.
  const hasRoom = useColumn() === null && state.status !== 'failed';
  const week = (
    <Box visibleFrom="md">
      {state.status === 'ready' ? (
        <WeekList week={state.week} getHref={proPaths.dayHours} />
      ) : (
        <LoadingRows count={7} />
      )}
    </Box>
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
      aside={hasRoom ? week : undefined}
    >
      <NativeSelect
        label="Day"
        value={String(day)}
        onChange={(event) => onDayChange(Number(event.currentTarget.value))}
        data={WEEKDAYS.map((label, value) => ({ value: String(value), label }))}
      />
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your hours">
            <LoadingCard height={184} />
          </Loading>
        }
      >
        {({ week: saved }) => (
          <DayHoursForm
            key={day}
            day={day}
            saved={saved.filter((range) => range.day === day).map(({ start, end }) => ({ start, end }))}
            {...form}
          />
        )}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
