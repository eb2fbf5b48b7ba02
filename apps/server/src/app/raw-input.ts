import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import { AppError, invalidField } from '#core/app-error.ts';

/** How deep an input may be nested, and how many values it may hold: no call of ours comes near either, but for those that say so. */
const DEPTH = 12;
const VALUES = 10_000;
/** Characters of a sender's own field name that an answer repeats. */
const NAME = 100;

interface Place {
  value: unknown;
  name: string;
  /** Its own key, without those around it. */
  key: string;
  depth: number;
}

/** Schemas measure whatever has one of these, a text or not, and an object there cannot be compared with a number. */
const MEASURES: ReadonlySet<string> = new Set(['length', 'size']);

const isKeepable = (text: string) => text.isWellFormed() && !text.includes('\0');

const listChildren = ({ value, name, depth }: Place): Place[] =>
  Object.entries(value as object).map(([key, child]) => ({
    value: child as unknown,
    name: name === '' ? key : `${name}.${key}`,
    key,
    depth: depth + 1,
  }));

function refuseAt({ name }: Place, text: string): never {
  throw invalidField(name.slice(0, NAME), text);
}

/**
 * Refuses, before any schema looks at it, what no call can use: text that PostgreSQL cannot keep (the character NUL, half of a
 * surrogate pair), which would fail as late as at its write; and more nesting or more values than the schemas should have to go
 * through, or would stumble over. It is asked here, of every procedure at once, because a schema that forgets to ask would be a 500 that anybody can cause. The
 * fields `cleaned` are those of which a schema drops what cannot be kept; `most` is how many values there may be.
 */
export function checkRawInput(
  input: unknown,
  { cleaned = [], most = VALUES }: { cleaned?: readonly string[] | undefined; most?: number | undefined } = {},
): void {
  // A list of what is left to look at, and no recursion: the sender says how deep it goes.
  const places: Place[] = [{ value: input, name: '', key: '', depth: 0 }];
  let values = 0;
  for (let place = places.pop(); place; place = places.pop()) {
    const { value } = place;
    if (typeof value === 'string') {
      if (!isKeepable(value) && !cleaned.includes(place.name)) refuseAt(place, REQUEST_MESSAGES.unreadableCharacter);
    } else if (typeof value === 'object' && value !== null) {
      if (place.depth === DEPTH || MEASURES.has(place.key)) refuseAt(place, REQUEST_MESSAGES.nestedTooDeeply);
      const children = listChildren(place);
      values += children.length;
      if (values > most) throw new AppError('invalid', { message: REQUEST_MESSAGES.tooManyValues });
      for (const child of children) places.push(child);
    }
  }
}
