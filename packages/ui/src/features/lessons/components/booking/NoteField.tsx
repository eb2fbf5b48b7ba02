import { InputBase } from '@mantine/core';
import classes from './NoteField.module.css';

export interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  error?: string;
  description?: string;
}

const NOTE_MAX = 1000;
const [LEAST_ROWS, MOST_ROWS] = [2, 8];

/** As many as it has lines, where the browser does not grow the field by itself. */
const countRows = (note: string): number => Math.min(MOST_ROWS, Math.max(LEAST_ROWS, note.split('\n').length));

/**
 * What is to be known for the lesson, in the own words of whoever books. It grows by its style: what Mantine's field measures its text with
 * weighs 1.5 kB, on a page to which mails lead.
 */
export function NoteField({
  value,
  onChange,
  error,
  description = 'Optional. Anything your coach should know.',
}: NoteFieldProps) {
  return (
    <InputBase
      component="textarea"
      multiline
      classNames={{ input: classes.note }}
      label="Note"
      description={description}
      name="note"
      rows={countRows(value)}
      maxLength={NOTE_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
