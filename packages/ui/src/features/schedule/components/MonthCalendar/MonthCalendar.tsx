import { type MonthView, MonthFrame } from '../MonthFrame/MonthFrame.tsx';
import { DayButton } from './DayButton.tsx';

export interface MonthCalendarProps extends MonthView {
  /** Free times by day (`YYYY-MM-DD`); a day that is missing has none. */
  counts: Record<string, number>;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string) => void;
  /** The first and the last day that can be looked at; the arrows stop there. */
  minDay?: string;
  maxDay?: string;
  /** True while the counts are on their way: the days stay in place, unmarked. */
  loading?: boolean;
  /** Lets days without free times be chosen too, as a pro may. */
  anyDay?: boolean;
  /** What is chosen here, for a screen reader: "Date of the lesson". */
  label: string;
}

/** A month of days, marked where there are free times. The keys walk through it; Enter chooses. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { counts, onChange, loading = false, anyDay = false, ...view } = props;
  const { value, minDay, maxDay } = view;
  return (
    <MonthFrame {...view} level={3} isChosen={(day) => day === value} busy={loading}>
      {(day, square) => (
        <DayButton
          day={day}
          square={square}
          count={loading ? undefined : (counts[day] ?? 0)}
          closed={(minDay !== undefined && day < minDay) || (maxDay !== undefined && day > maxDay)}
          anyDay={anyDay}
          onChoose={onChange}
        />
      )}
    </MonthFrame>
  );
}
