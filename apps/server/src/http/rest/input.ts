import { z } from 'zod';
import { isFieldMap } from '#core/is-field-map.ts';
import { nest } from './nested.ts';

type Fields = Record<string, unknown>;

/** The schema inside optional, default, nullable and transformed ones. */
function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.def.in);
  const inner = 'innerType' in schema._zod.def ? schema._zod.def.innerType : undefined;
  return inner instanceof z.core.$ZodType ? unwrapSchema(inner) : schema;
}

/** The fields of an input that are lists. */
export function listFields(input: z.ZodType | undefined): ReadonlySet<string> {
  const object = input && unwrapSchema(input);
  if (!(object instanceof z.ZodObject)) return new Set();
  const shape = object.shape as Record<string, z.core.$ZodType>;
  const lists = Object.entries(shape).filter(([, field]) => unwrapSchema(field) instanceof z.ZodArray);
  return new Set(lists.map(([name]) => name));
}

/** A query's fields: `a[0][b]` is nested as in forms (V5a), and a list of one is a list. */
export function readQuery(query: Fields, lists: ReadonlySet<string>): Fields {
  let read = query;
  for (const name in query) {
    if (name.includes('[')) {
      const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one] as const));
      read = nest(pairs);
      break;
    }
  }
  for (const name of lists) {
    const value = read[name];
    if (value !== undefined && !Array.isArray(value)) read = { ...read, [name]: [value] };
  }
  return read;
}

/** One input of a call: the path's parameters win over the body, the body over the query. A body that is no object is the input itself. */
export function mergeInput(query: Fields, body: unknown, params: Fields): unknown {
  if (body === undefined || body === null) return hasFields(params) ? { ...query, ...params } : query;
  if (!isFieldMap(body)) return body;
  return { ...query, ...body, ...params };
}

function hasFields(fields: Fields): boolean {
  for (const _name in fields) return true;
  return false;
}
