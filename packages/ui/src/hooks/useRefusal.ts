import type { FieldErrors } from '@fairway/contracts/errors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError, joinTexts } from './serverErrors.ts';

/** Refusals whose forms are gone by now. */
const past = new WeakSet<FieldErrors>();

/**
 * The refusal of this form, which a page is told of until it sends again: where somebody gave up and opened the form anew, or that of another
 * thing, it is not shown there.
 */
export function useOwnRefusal(errors: FieldErrors | undefined): FieldErrors | undefined {
  const [found] = useState(errors);
  useEffect(
    () => () => {
      if (errors && errors !== found) past.add(errors);
    },
    [errors, found],
  );
  return errors && errors === found && past.has(errors) ? undefined : errors;
}

/**
 * Shows the texts of each new refusal, and gives the first field that has one the focus.
 * @param errors the server's texts by field (422); a new object is a new refusal
 * @returns for the form element
 */
export function useRefusal(
  errors: FieldErrors | undefined,
  show: (texts: Record<string, string>) => void,
): RefObject<HTMLFormElement | null> {
  const formRef = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    // Before the page is drawn: a field that is there only while it has a text can then take the focus.
    show(joinTexts(errors));
  }
  useEffect(() => {
    if (errors) focusFirstError(formRef.current, errors);
  }, [errors]);
  return formRef;
}
