import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '#app/context.ts';
import { procedureCaller } from '#app/call-procedure.ts';
import { readOutputSchema, type RestMeta } from '#app/procedures.ts';

/** A procedure that is found over REST. */
export interface RestRoute {
  /** Its name in tRPC: `diary.slots`. */
  name: string;
  meta: RestMeta;
  input: z.ZodType | undefined;
  output: z.ZodType | undefined;
  call: (ctx: Context, input: unknown) => Promise<unknown>;
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.core.$ZodType;

/** What `.meta()` was given; tRPC types it for the router as a whole. */
const readMeta = ({ meta }: AnyTRPCProcedure['_def']) => (meta as { rest?: RestMeta } | undefined)?.rest;

/** The schema of `.output(outputSchema(schema))`, or of an output that is a schema itself. */
function readOutput(definition: AnyTRPCProcedure['_def']): z.ZodType | undefined {
  const output: unknown = 'output' in definition ? definition.output : undefined;
  return readOutputSchema(definition) ?? (isSchema(output) ? output : undefined);
}

function toRoute(name: string, { _def }: AnyTRPCProcedure, meta: RestMeta): Omit<RestRoute, 'call'> {
  const place = `${meta.method} ${meta.path} (${name})`;
  if (meta.method === 'GET' && _def.type !== 'query') throw new Error(`${place} would change something on a GET`);
  if (_def.inputs.length > 1) throw new Error(`${place} has several inputs: REST reads one schema`);
  const [input] = _def.inputs;
  if (input !== undefined && !isSchema(input)) throw new Error(`${place} has an input that is no zod schema`);
  return { name, meta, input, output: readOutput(_def) };
}

/** The procedures with REST meta, ordered by path and method. Two for one place, or a GET that writes, stop the start. */
export function restTable(router: AnyTRPCRouter): RestRoute[] {
  const procedures = router._def.procedures as Record<string, AnyTRPCProcedure>;
  const callProcedure = procedureCaller(router);
  const table = new Map<string, RestRoute>();
  for (const [name, procedure] of Object.entries(procedures)) {
    const meta = readMeta(procedure._def);
    if (!meta) continue;
    const place = `${meta.path.replace(/\/$/, '')} ${meta.method}`;
    const other = table.get(place);
    if (other) throw new Error(`${meta.method} ${meta.path} is claimed by ${other.name} and by ${name}`);
    const call: RestRoute['call'] = (ctx, input) => callProcedure(name, ctx, input);
    table.set(place, { ...toRoute(name, procedure, meta), call });
  }
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, route]) => route);
}
