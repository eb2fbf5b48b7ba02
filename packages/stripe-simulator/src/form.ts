import { missingParam } from './failure.ts';

/** A form as Stripe's clients send it: `card[number]=…` is nested, and every value is text. */
export interface Form {
  [key: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? name;
    let group = form;
    for (const step of path) group = groupIn(group, step);
    group[last === '' ? String(Object.keys(group).length) : last] = value;
  }
  return form;
}

function groupIn(form: Form, name: string): Form {
  const found = form[name];
  if (typeof found === 'object') return found;
  const made: Form = {};
  form[name] = made;
  return made;
}

/** The text of a field; undefined when it is not there or blank. */
export const readText = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export function requireText(form: Form, name: string): string {
  const value = readText(form, name);
  if (value === undefined) throw missingParam(name);
  return value;
}

export const readGroup = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};

export const readFlag = (form: Form, name: string): boolean => form[name] === 'true';

/** Metadata as it stands after the form's; a blank value takes a key away. */
export function readMetadata(form: Form, before: Record<string, string> = {}): Record<string, string> {
  const after = { ...before };
  for (const [key, value] of Object.entries(readGroup(form, 'metadata'))) {
    if (value === '') delete after[key];
    else if (typeof value === 'string') after[key] = value;
  }
  return after;
}
