import type { FieldErrors } from '@fairway/contracts/errors';

/** The server's texts as a form shows them: one under each field. */
export const joinTexts = (errors: FieldErrors | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([field, texts]) => [field, texts.join(' ')]));

export function focusFirstError(form: HTMLFormElement | null, errors: FieldErrors): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? [])];
  fields.find((field) => (field.getAttribute('name') ?? field.dataset['field'] ?? '') in errors)?.focus();
}
