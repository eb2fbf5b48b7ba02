import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from './router.ts';

const { procedures }: AnyTRPCRouter['_def'] = appRouter._def;

/** The schema that an answer is held to: that of `outputSchema`, or the output itself. */
function readSchema({ _def }: AnyTRPCProcedure): unknown {
  const output: unknown = 'output' in _def ? _def.output : undefined;
  return typeof output === 'function' && 'schema' in output ? output.schema : output;
}

test.each(Object.entries(procedures as Record<string, AnyTRPCProcedure>))(
  '%s answers what JSON can say, for answers go over the wire as they are',
  (_name, procedure) => {
    const schema = readSchema(procedure);
    expect(schema).toBeInstanceOf(z.ZodType);
    // It throws at a date, a bigint, a map, and at whatever else would arrive as something else.
    expect(() => z.toJSONSchema(schema as z.ZodType, { io: 'output' })).not.toThrow();
  },
);
