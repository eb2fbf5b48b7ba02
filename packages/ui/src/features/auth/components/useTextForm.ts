import type { FieldErrors } from '@fairway/contracts/errors';
import { type ChangeEvent, useCallback, useState } from 'react';
import { type ServerTexts, useServerTexts } from '../../../hooks/useServerTexts.ts';

/** What a text field gives when it changes: Mantine's its event, our own ones the text. */
type Given = string | ChangeEvent<HTMLInputElement>;

export interface TextForm<Field extends string> extends Pick<ServerTexts, 'formRef' | 'getError'> {
  values: Record<Field, string>;
  setFieldValue: (field: Field, value: string) => void;
  getInputProps: (field: Field) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (given: Given) => void;
  };
}

/**
 * `useServerForm` for a few fields of text: the pages of signing in are the first that a stranger loads, and Mantine's form weighs
 * as much as all of their own code. The server's texts stand under their fields, the first field that has one takes the focus, and
 * a text goes as soon as its field is touched.
 */
export function useTextForm<Field extends string>({
  initialValues,
  errors,
}: {
  initialValues: Record<Field, string>;
  /** The server's texts by field (422). A new object is a new refusal. */
  errors?: FieldErrors | undefined;
}): TextForm<Field> {
  const [values, setValues] = useState(initialValues);
  const { formRef, getError, clear } = useServerTexts(errors);
  const setFieldValue = useCallback(
    (field: Field, value: string) => {
      setValues((current) => ({ ...current, [field]: value }));
      clear(field);
    },
    [clear],
  );
  return {
    formRef,
    values,
    setFieldValue,
    getError,
    getInputProps: (field) => ({
      name: field,
      value: values[field],
      error: getError(field),
      onChange: (given) => setFieldValue(field, typeof given === 'string' ? given : given.currentTarget.value),
    }),
  };
}
