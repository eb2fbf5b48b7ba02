import type { FieldErrors } from '@fairway/contracts/errors';
import { type RefObject, useCallback, useState } from 'react';
import { joinTexts } from './serverErrors.ts';
import { useOwnRefusal, useRefusal } from './useRefusal.ts';

export interface ServerTexts {
  /** For the form element: its fields are found by their `name`, others by `data-field`. Taken out of the form where it is used. */
  formRef: RefObject<HTMLFormElement | null>;
  /** The text under a field. */
  getError: (field: string) => string | undefined;
  /** Takes a field's text away: it has been touched. */
  clear: (field: string) => void;
}

/**
 * The server's texts of a form whose values are kept elsewhere, in its page's address say: they stand under their fields, and the first field
 * that has one takes the focus. `useServerForm` does the same for the values too, and weighs 7 kB, which the first pages do without.
 * @param refusal the texts by field (422); a new object is a new refusal
 */
export function useServerTexts(refusal: FieldErrors | undefined): ServerTexts {
  const errors = useOwnRefusal(refusal);
  const [texts, setTexts] = useState(() => joinTexts(errors));
  const formRef = useRefusal(errors, setTexts);
  const clear = useCallback((field: string) => setTexts(({ [field]: _touched, ...rest }) => rest), []);
  return { formRef, getError: (field) => texts[field], clear };
}
