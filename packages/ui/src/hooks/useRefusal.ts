import type { FieldErrors } from '@fairway/contracts/errors';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError, joinTexts } from './serverErrors.ts';

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
