import { HONEST, NASTY } from './values.ts';
import type { Random } from './random.ts';

/** What is read of a JSON Schema. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  pattern?: string;
}

/** Where values are made. */
export interface Maker {
  random: Random;
  /** Ids that there are. */
  ids: readonly string[];
}

const isId = (name: string) =>
  name === 'id' || name.endsWith('_id') || ['lesson', 'venue', 'player', 'memberId'].includes(name);

/** A value that the schema of a field may well take. */
export function honest(name: string, schema: Schema, maker: Maker): unknown {
  const { random } = maker;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.properties) return honestObject(schema, maker);
  if (HONEST[name] && !random.chance(5)) return HONEST[name](random);
  if (isId(name)) return random.pick(maker.ids);
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.length) return honest(name, random.pick(options), maker);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'boolean':
      return random.chance(50);
    case 'number':
    case 'integer':
      return (schema.minimum ?? 0) + random.below(5);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(3)) }, () =>
        honest(name.replace(/s$/, ''), schema.items ?? {}, maker),
      );
    case 'null':
      return null;
    default:
      return random.pick(['text', 'Putting from ten feet', '1', 'true']);
  }
}

/** The fields of an input: those that must be there, and some of the others. */
export function honestObject(schema: Schema, maker: Maker): Record<string, unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  const chosen = schema.properties ? schema : (options && maker.random.pick(options)) || schema;
  const required = new Set(chosen.required);
  const fields = Object.entries(chosen.properties ?? {}).filter(
    ([name]) => required.has(name) || maker.random.chance(35),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, honest(name, field, maker)]));
}

/** Puts something nasty in one place of a value: in place of a part of it, beside its parts, or nothing where something was. */
export function spoil(value: unknown, random: Random): unknown {
  const nasty = () => random.pick(NASTY)(random);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(20)) return [...(value as unknown[]), nasty()];
    const at = random.below(value.length);
    return (value as unknown[]).map((part, nth) => (nth === at ? spoil(part, random) : part));
  }
  if (typeof value !== 'object' || value === null) return nasty();
  if (random.chance(3)) return nasty();
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(8))
    return { ...value, [random.pick(['id', 'page', '_method', 'x'])]: nasty() };
  const at = random.pick(names);
  const fields = value as Record<string, unknown>;
  if (random.chance(12)) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== at));
  return { ...fields, [at]: spoil(fields[at], random) };
}
