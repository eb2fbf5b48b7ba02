import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import qs, { type IParseOptions } from 'qs';
import { AppError } from '#core/app-error.ts';

/**
 * How deep names go, and how long a list may be: beyond it a name is refused, because a few hundred high numbers would make as many
 * long lists with nothing in them. What is read has no prototype that a name could reach.
 */
const BOUNDS: IParseOptions = {
  depth: 7,
  strictDepth: true,
  arrayLimit: 200,
  throwOnLimitExceeded: true,
  plainObjects: true,
};

/**
 * Reads a form's names as paths (V5a): `records[0][ref]` is the `ref` of the first of `records`, a name that comes
 * twice is a list. Numbers only give the order of a list: a gap in them leaves no hole.
 */
export function nest(fields: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  const values = Map.groupBy(fields, ([name]) => name);
  const flat = [...values].map(([name, pairs]) => [
    name,
    pairs.length > 1 ? pairs.map(([, value]) => value) : pairs[0]?.[1],
  ]);
  try {
    // Names and values are decoded already, and a part of a form may be JSON: the types of qs only speak of text.
    return qs.parse(Object.fromEntries(flat) as Record<string, string>, BOUNDS);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('invalid', { message: REQUEST_MESSAGES.unreadable });
  }
}
