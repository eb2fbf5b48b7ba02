import { TextInput } from '@mantine/core';
import { useId } from 'react';
import classes from './BirthdayField.module.css';

export interface BirthdayFieldProps {
  /** The field's name in the payload; server errors find their field by it. */
  name?: string;
  /** `YYYY-MM-DD`; while it is being typed, what there is of it: `1990--`. */
  value: string;
  onChange: (date: string) => void;
  error?: string | undefined;
  /** Somebody else's birthday is not filled in by the browser. */
  someoneElse?: boolean;
}

const PARTS = [
  { label: 'Day', length: 2, autoComplete: 'bday-day', placeholder: 'DD' },
  { label: 'Month', length: 2, autoComplete: 'bday-month', placeholder: 'MM' },
  { label: 'Year', length: 4, autoComplete: 'bday-year', placeholder: 'YYYY' },
] as const;

/** Day, month and year as they were typed, from a date that may not be whole. */
const splitDate = (value: string): string[] => {
  const [year = '', month = '', day = ''] = value.split('-');
  return [day, month, year];
};

const padded = (part: string) => (/^\d$/.test(part) ? `0${part}` : part);

/** A date of birth in three short fields: nobody wants to turn a calendar back by forty years. */
export function BirthdayField(props: BirthdayFieldProps) {
  const { name = 'dob', value, onChange, error, someoneElse } = props;
  const id = useId();
  const parts = splitDate(value);
  const tell = (next: string[]) => {
    const [day = '', month = '', year = ''] = next;
    const date = day || month || year ? `${year}-${month}-${day}` : '';
    // To leave a field is no change: what the server said of the date stays until there is one.
    if (date !== value) onChange(date);
  };
  return (
    <fieldset
      className={classes.group}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classes.legend}>Date of birth</legend>
      <div className={classes.parts}>
        {PARTS.map((part, place) => (
          <TextInput
            key={part.label}
            label={part.label}
            classNames={{ label: classes.part, input: 'tabular' }}
            data-field={place === 0 ? name : undefined}
            inputMode="numeric"
            autoComplete={someoneElse ? 'off' : part.autoComplete}
            placeholder={part.placeholder}
            maxLength={part.length}
            value={parts[place]}
            error={Boolean(error)}
            onChange={(event) => {
              const typed = event.currentTarget.value.replace(/\D/g, '');
              tell(parts.map((before, at) => (at === place ? typed : before)));
            }}
            onBlur={() => tell(parts.map((before, at) => (at === 2 ? before : padded(before))))}
          />
        ))}
      </div>
      {error ? (
        <p className={classes.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
