const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of HTML that is safe to place in other HTML. Only `markup` makes one. */
export class Html {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

type Value = Html | string | number | null | false | readonly Html[];

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.join('');
  return value === null || value === false ? '' : String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/**
 * Builds HTML: what is placed in it is escaped, unless it is HTML itself. Nothing and false leave no trace. (Formatters rewrite
 * the insides of a tag called `html`; a mail is to go out as it is written here.)
 */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((source, part, i) => source + sourceOf(values[i - 1] ?? null) + part));

/** Text of several lines, as HTML. */
export const lines = (text: string): Html[] =>
  text.split(/\r?\n/).map((line, i) => (i === 0 ? markup`${line}` : markup`<br>${line}`));
