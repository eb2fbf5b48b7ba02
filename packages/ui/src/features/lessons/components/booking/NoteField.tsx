import { Textarea } from '@mantine/core';

export interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
  error?: string;
  description?: string;
}

const NOTE_MAX = 1000;

/** What is to be known for the lesson, in the own words of whoever books. */
export function NoteField({
  value,
  onChange,
  error,
  description = 'Optional. Anything your coach should know.',
}: NoteFieldProps) {
  return (
    <Textarea
      label="Note"
      description={description}
      name="note"
      autosize
      minRows={2}
      maxRows={8}
      maxLength={NOTE_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}
