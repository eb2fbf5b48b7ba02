import type { AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import type { RestMeta } from '../../trpc/init.ts';

/** A procedure that is found over REST. */
export interface RestRoute {
  /** Its name in tRPC: `diary.slots`. */
  name: string;
  meta: RestMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
  call: (ctx: Context, input: unknown) => Promise<unknown>;
}

/** What tRPC 11 keeps of a procedure, as far as we read it. */
interface Procedure {
  _def: {
    type: 'query' | 'mutation' | 'subscription';
    meta?: { rest?: RestMeta };
    inputs: unknown[];
    output?: unknown;
  };
  (call: {
    ctx: Context;
    path: string;
    type: string;
    getRawInput: () => Promise<unknown>;
    signal: undefined;
    batchIndex: number;
  }): Promise<unknown>;
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.core.$ZodType;

/** The schema of `.output(answers(schema))`, or of an output that is a schema itself. */
function outputOf(output: unknown): z.ZodType | undefined {
  const described = typeof output === 'function' ? (output as { schema?: unknown }).schema : output;
  return isSchema(described) ? described : undefined;
}

function routeOf(name: string, procedure: Procedure, meta: RestMeta): RestRoute {
  const { type, inputs, output } = procedure._def;
  const place = `${meta.method} ${meta.path} (${name})`;
  if (meta.method === 'GET' && type !== 'query') throw new Error(`${place} would change something on a GET`);
  if (inputs.length > 1) throw new Error(`${place} has several inputs: REST reads one schema`);
  const input = inputs[0];
  if (input !== undefined && !isSchema(input)) throw new Error(`${place} has an input that is no zod schema`);
  return {
    name,
    meta,
    input,
    output: outputOf(output),
    // The procedure itself, as tRPC's own caller calls it, without that one's walk along the path at each request.
    call: (ctx, given) =>
      procedure({ ctx, path: name, type, getRawInput: async () => given, signal: undefined, batchIndex: 0 }),
  };
}

/** The procedures with REST meta, ordered by path and method. Two for one place, or a GET that writes, stop the start. */
export function restTable(router: AnyTRPCRouter): RestRoute[] {
  const procedures = router._def.procedures as Record<string, Procedure>;
  const table = new Map<string, RestRoute>();
  for (const [name, procedure] of Object.entries(procedures)) {
    const meta = procedure._def.meta?.rest;
    if (!meta) continue;
    const place = `${meta.path.replace(/\/$/, '')} ${meta.method}`;
    const other = table.get(place);
    if (other) throw new Error(`${meta.method} ${meta.path} is claimed by ${other.name} and by ${name}`);
    table.set(place, routeOf(name, procedure, meta));
  }
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, route]) => route);
}
