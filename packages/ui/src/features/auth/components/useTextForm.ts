import type { FieldErrors } from '@fairway/contracts/errors';
import { type ChangeEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusFirstError, joinTexts } from '../../../hooks/serverErrors.ts';

/** What a text field gives when it changes: Mantine's its event, our own ones the text. */
type Given = string | ChangeEvent<HTMLInputElement>;

export interface TextForm<Field extends string> {
  /** For the form element: its fields are found by their `name`. Taken out of the form where it is used. */
  formRef: RefObject<HTMLFormElement | null>;
  values: Record<Field, string>;
  setFieldValue: (field: Field, value: string) => void;
  getInputProps: (field: Field) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (given: Given) => void;
  };
  /** The text under a field that is not one of the form's own. */
  getError: (field: string) => string | undefined;
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
  const [texts, setTexts] = useState(() => joinTexts(errors));
  const formRef = useRef<HTMLFormElement>(null);

  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    // Before the page is drawn: a field that is there only while it has a text can then take the focus.
    setTexts(joinTexts(errors));
  }
  useEffect(() => {
    if (errors) focusFirstError(formRef.current, errors);
  }, [errors]);

  const setFieldValue = useCallback((field: Field, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setTexts(({ [field]: _touched, ...rest }) => rest);
  }, []);
  const getError = (field: string) => texts[field];
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
