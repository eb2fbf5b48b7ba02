import type { FieldErrors } from '@fairway/contracts/errors';
import {
  type GetInputPropsOptions,
  type GetInputPropsReturnType,
  type LooseKeys,
  useForm,
  type UseFormInput,
  type UseFormReturnType,
} from '@mantine/form';
import { useCallback, useState, type RefObject } from 'react';
import { focusFirstError, joinTexts } from './serverErrors.ts';
import { useOwnRefusal, useRefusal } from './useRefusal.ts';
import { useReportDirty } from './useReportDirty.ts';

export interface ServerFormInput<Values extends object> extends UseFormInput<Values> {
  /**
   * What is saved. The form is dirty while its values differ from this. When it changes, by a sale or on another device, the fields that nobody
   * has touched follow: sent along as they were, they would undo it. What has been typed stays.
   */
  initialValues: Values;
  /** Counts the saves of a form that stays: after one, what was sent gives way to what the server has kept of it. */
  saves?: number | undefined;
  /** The server's texts by field (422). A new object is a new refusal. */
  errors?: FieldErrors | undefined;
  /** Hears whether the form holds changes that are not saved. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

export interface ServerForm<Values extends object> extends Omit<UseFormReturnType<Values>, 'getInputProps'> {
  /** For the form element: its fields are found by their `name`, others by `data-field`. Taken out of the form where it is used. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Everything that a field is given, its name in the payload with it. */
  getInputProps: (
    field: LooseKeys<Values>,
    options?: GetInputPropsOptions,
  ) => GetInputPropsReturnType & Required<Pick<GetInputPropsReturnType, 'value'>> & { name: string };
  /** The text under a field, for fields that are more than one input. */
  getError: (field: string) => string | undefined;
  /** To be called as the form is sent, where it stays open: what is typed from then on outlives the save. */
  noteSent: () => void;
  /** Changes several fields at once, as fields do that are more than one input. */
  changeFields: (change: Partial<Values>) => void;
  /** Shows texts that the form has found itself, as if the server had sent them. */
  showErrors: (errors: FieldErrors) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Mantine's form, which the server checks: its texts stand under their fields, the first field that has one takes the focus, and a
 * text goes as soon as its field is touched.
 */
export function useServerForm<Values extends object>({
  errors: refusal,
  onDirtyChange,
  saves = 0,
  ...input
}: ServerFormInput<Values>): ServerForm<Values> {
  const errors = useOwnRefusal(refusal);
  const form = useForm<Values>({
    initialErrors: joinTexts(errors),
    ...input,
  });
  const { setErrors, setFieldValue, setInitialValues, setDirty } = form;

  const formRef = useRefusal(errors, setErrors);

  const { initialValues } = input;
  const [saved, setSaved] = useState(initialValues);
  /** Has the fields that still hold these values hold what is saved. */
  const follow = (before: Values) => {
    for (const field of Object.keys(initialValues) as (keyof Values & string)[])
      if (isSame(form.values[field], before[field])) setFieldValue(field, initialValues[field] as never);
    setDirty({});
  };
  if (!isSame(saved, initialValues)) {
    setSaved(initialValues);
    setInitialValues(initialValues);
    follow(saved);
  }
  const [sent, setSent] = useState<Values | null>(null);
  const [settled, setSettled] = useState(saves);
  if (settled !== saves) {
    setSettled(saves);
    if (sent) follow(sent);
  }
  useReportDirty(form.isDirty(), onDirtyChange);

  const changeFields = (change: Partial<Values>) => {
    for (const [field, value] of Object.entries(change)) setFieldValue(field, value as never);
  };
  const showErrors = useCallback(
    (found: FieldErrors) => {
      setErrors(joinTexts(found));
      focusFirstError(formRef.current, found);
    },
    [setErrors, formRef],
  );
  const getError = (field: string) => {
    const text = form.errors[field];
    return typeof text === 'string' ? text : undefined;
  };
  const getInputProps: ServerForm<Values>['getInputProps'] = (field, options) => ({
    value: undefined,
    ...form.getInputProps(field, options),
    name: String(field),
  });
  const noteSent = () => setSent(form.values);
  return { ...form, getInputProps, formRef, getError, noteSent, changeFields, showErrors };
}
