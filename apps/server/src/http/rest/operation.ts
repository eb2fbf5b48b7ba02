import { IDEMPOTENCY_KEY_MAX } from '@fairway/contracts/checkout/purchases';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { RestRoute } from './table.ts';

export type Json = Record<string, unknown>;

interface Shared {
  /** The names of shared shapes. */
  names: z.core.$ZodRegistry<{ id: string }>;
  /** Where shared shapes are gathered. */
  schemas: Json;
}

const REF = '#/$defs/';
const MULTIPART = 'multipart/form-data';
const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };

/** Points the references of a schema at the shared schemas of Fastify. */
const repointed = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? `${value.replace(REF, '')}#` : value,
  ) as Json;

/** A zod schema as JSON Schema; the named shapes within go to the components. */
function describe(schema: z.ZodType, io: 'input' | 'output', { names, schemas }: Shared): Json {
  // The shape of what comes in may differ from what goes out: names are for answers only.
  const metadata = io === 'output' ? names : z.registry<{ id: string }>();
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, metadata, target: 'draft-2020-12', unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs)) schemas[name] = repointed(definition);
  return repointed(rest);
}

const IDEMPOTENCY_KEY = {
  type: 'string',
  maxLength: IDEMPOTENCY_KEY_MAX,
  description: 'The caller’s own name for the attempt: the same key is the same purchase, or the same message.',
};

/** Fields of one place of a request, or nothing where there are none. */
const fieldsIn = (place: 'params' | 'querystring', fields: Field[]): Json =>
  fields.length ? { [place]: buildObject(fields) } : {};

interface Field {
  name: string;
  schema: unknown;
  required: boolean;
}

const listFields = (schema: Json): Field[] => {
  const required = new Set((schema['required'] ?? []) as string[]);
  return Object.entries((schema['properties'] ?? {}) as Json).map(([name, field]) => ({
    name,
    schema: field,
    required: required.has(name),
  }));
};

function buildObject(fields: Field[]): Json {
  const required = fields.filter((field) => field.required).map((field) => field.name);
  const properties = Object.fromEntries(fields.map((field) => [field.name, field.schema]));
  return { type: 'object', properties, ...(required.length ? { required } : {}) };
}

/** The body of a call, described once in the components for the three ways to send it (V5a). */
function describeBody(input: Json, fields: Field[], { name, meta }: RestRoute, schemas: Json): Json {
  // An input that is no object (a union, say) is described whole.
  const isObject = input['type'] === 'object';
  if (isObject && !fields.length && !meta.files) return {};
  const file = meta.files?.field === undefined ? [] : [{ name: meta.files.field, schema: FILE, required: false }];
  schemas[name] = isObject ? buildObject([...fields, ...file]) : input;
  const consumes = meta.files ? [MULTIPART] : ['application/json', 'application/x-www-form-urlencoded', MULTIPART];
  return { body: { $ref: `${name}#` }, consumes };
}

/** The answer of a call that is taken; what refuses it is the same for all calls, and no shape of Fastify's. */
function describeAnswer({ output }: RestRoute, shared: Shared): Json {
  if (!output) return { type: 'null', description: 'Done' };
  return { description: 'Done', content: { 'application/json': { schema: describe(output, 'output', shared) } } };
}

/**
 * One call as Fastify's routes are described. Fields of the path are parameters; the others are the query of a GET or DELETE and
 * the body of the rest.
 */
export function describeRoute(route: RestRoute, shared: Shared): FastifySchema {
  const { name, meta } = route;
  const input = route.input ? describe(route.input, 'input', shared) : { type: 'object' };
  const inPath = new Set([...meta.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const fields = listFields(input);
  const others = fields.filter((field) => !inPath.has(field.name));
  const hasBody = meta.method === 'POST' || meta.method === 'PUT';
  return {
    operationId: name,
    summary: meta.summary,
    tags: [meta.tag],
    ...(meta.open ? { security: [] } : {}),
    ...fieldsIn(
      'params',
      fields.filter((field) => inPath.has(field.name)),
    ),
    ...(hasBody ? describeBody(input, others, route, shared.schemas) : fieldsIn('querystring', others)),
    ...(meta.queried ? fieldsIn('querystring', others) : {}),
    ...(meta.charges || meta.repeatable
      ? { headers: { type: 'object', properties: { 'Idempotency-Key': IDEMPOTENCY_KEY } } }
      : {}),
    response: { 200: describeAnswer(route, shared) },
  };
}

/** The refusals of a call, by the names that the document has for them. */
export function listRefusals({ meta, input }: RestRoute): Json {
  const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` });
  const refuses = (status: 409 | 418 | 429) => meta.refuses?.includes(status) === true;
  return {
    401: refusal('Unauthenticated'),
    ...(meta.open ? {} : { 403: refusal('Forbidden') }),
    ...(input ? { 404: refusal('NotFound') } : {}),
    ...(meta.charges || meta.repeatable || refuses(409) ? { 409: refusal('Conflict') } : {}),
    ...(meta.charges || refuses(418) ? { 418: refusal('Card') } : {}),
    ...(input || meta.files ? { 422: refusal('Invalid') } : {}),
    ...(meta.open || meta.files || refuses(429) ? { 429: refusal('TooManyRequests') } : {}),
    503: refusal('Unavailable'),
    ...(meta.files ? { 507: refusal('StorageFull') } : {}),
  };
}
