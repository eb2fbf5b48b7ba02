import { useEffect, useRef, useState } from 'react';

const NONE: Record<string, string[]> = {};

/**
 * The server's texts by field (422), for the fields of one form. When new ones arrive the first field of the form that
 * has one takes the focus. A text goes as soon as its field is touched (`clear`).
 */
export function useServerErrors(errors: Record<string, string[]> | undefined) {
  const formRef = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(errors);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  if (seen !== errors) {
    setSeen(errors);
    setCleared([]);
  }

  useEffect(() => {
    if (!errors) return;
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
    const first = fields.find((field) => (field.getAttribute('name') ?? field.dataset.field ?? '') in errors);
    first?.focus();
  }, [errors]);

  const textsOf = (field: string) => (cleared.includes(field) ? undefined : (errors ?? NONE)[field]);
  return {
    /** For the form; its fields are found by their `name`, others by `data-field`. */
    formRef,
    /** The text under a field. */
    errorOf: (field: string): string | undefined => textsOf(field)?.join(' '),
    /** Takes a field's text away once it is being mended. */
    clear: (field: string) => setCleared((fields) => (fields.includes(field) ? fields : [...fields, field])),
  };
}
