import { IDEMPOTENCY_KEY_MAX } from '@fairway/contracts/purchases';
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

/** Points the references of a schema at the document's components. */
const repointed = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(REF, '#/components/schemas/') : value,
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
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The caller’s own name for the attempt: the same key is the same purchase.',
  schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
};

interface Field {
  name: string;
  schema: unknown;
  required: boolean;
}

const fieldsOf = (schema: Json): Field[] => {
  const required = new Set((schema['required'] ?? []) as string[]);
  return Object.entries((schema['properties'] ?? {}) as Json).map(([name, field]) => ({
    name,
    schema: field,
    required: required.has(name),
  }));
};

const parameter = (field: Field, place: 'path' | 'query') => ({
  name: field.name,
  in: place,
  required: place === 'path' || field.required,
  schema: field.schema,
});

/** The body of a call, described once in the components for the three ways to send it (decision V5a). */
function bodyOf(input: Json, fields: Field[], { name, meta }: RestRoute, schemas: Json): Json {
  // An input that is no object (a union, say) is described whole.
  const isObject = input['type'] === 'object';
  if (isObject && !fields.length && !meta.files) return {};
  const required = fields.filter((field) => field.required).map((field) => field.name);
  const properties = Object.fromEntries(fields.map((field) => [field.name, field.schema]));
  if (typeof meta.files === 'string') properties[meta.files] = FILE;
  schemas[name] = isObject ? { type: 'object', properties, ...(required.length ? { required } : {}) } : input;
  const schema = { $ref: `#/components/schemas/${name}` };
  const types = meta.files ? [MULTIPART] : ['application/json', 'application/x-www-form-urlencoded', MULTIPART];
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { requestBody: { required: !isObject || required.length > 0, content } };
}

function responsesOf(route: RestRoute, shared: Shared): Json {
  const { meta, input, output } = route;
  const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` });
  return {
    200: {
      description: 'Done',
      ...(output ? { content: { 'application/json': { schema: describe(output, 'output', shared) } } } : {}),
    },
    401: refusal('Unauthenticated'),
    ...(meta.open ? {} : { 403: refusal('Forbidden') }),
    ...(input ? { 404: refusal('NotFound') } : {}),
    ...(meta.charges ? { 409: refusal('Conflict'), 418: refusal('Card') } : {}),
    ...(input || meta.files ? { 422: refusal('Invalid') } : {}),
    ...(meta.open ? { 429: refusal('TooManyRequests') } : {}),
    503: refusal('Unavailable'),
  };
}

/** One call of the document. Fields of the path are parameters; the others are the query of a GET or DELETE and the body of the rest. */
export function operationOf(route: RestRoute, shared: Shared): Json {
  const { name, meta } = route;
  const input = route.input ? describe(route.input, 'input', shared) : { type: 'object' };
  const inPath = new Set([...meta.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const fields = fieldsOf(input);
  const others = fields.filter((field) => !inPath.has(field.name));
  const hasBody = meta.method === 'POST' || meta.method === 'PUT';
  const parameters = [
    ...fields.filter((field) => inPath.has(field.name)).map((field) => parameter(field, 'path')),
    ...(hasBody ? [] : others.map((field) => parameter(field, 'query'))),
    ...(meta.charges ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: name,
    summary: meta.summary,
    tags: [meta.tag],
    ...(meta.open ? { security: [] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(hasBody ? bodyOf(input, others, route, shared.schemas) : {}),
    responses: responsesOf(route, shared),
  };
}
