import { getTRPCErrorFromUnknown, TRPCError, type AnyTRPCProcedure, type AnyTRPCRouter } from '@trpc/server';
import { z } from 'zod';
import type { Context } from './context.ts';
import { readOutputSchema, validatesOutputs } from './procedures.ts';

/** Calls a procedure by its name, as tRPC's own caller does: throws what it is refused with. */
export type CallProcedure = (path: string, ctx: Context, input: unknown) => Promise<unknown>;

/** What a step of a procedure is handed: its input, its middlewares, then the resolver. */
interface Handed {
  ctx: object;
  type: string;
  path: string;
  input: unknown;
  getRawInput: () => Promise<unknown>;
  meta: unknown;
  signal: undefined;
  batchIndex: number;
}
type Handing = Partial<Pick<Handed, 'ctx' | 'input' | 'getRawInput'>>;
type Outcome = { ok: true; data: unknown } | { ok: false; error: TRPCError };
type Step = ((handed: Handed & { next: (more?: Handing) => Promise<Outcome> }) => Promise<Outcome>) & {
  _type?: string | undefined;
};

async function runFrom(steps: readonly Step[], nth: number, handed: Handed): Promise<Outcome> {
  try {
    return await steps[nth]!({ ...handed, next: (more) => runFrom(steps, nth + 1, more ? add(handed, more) : handed) });
  } catch (thrown) {
    return { ok: false, error: getTRPCErrorFromUnknown(thrown) };
  }
}

const add = (handed: Handed, more: Handing): Handed => ({
  ...handed,
  ctx: more.ctx ? { ...handed.ctx, ...more.ctx } : handed.ctx,
  input: 'input' in more ? more.input : handed.input,
  getRawInput: more.getRawInput ?? handed.getRawInput,
});

/** The step that reads an input by its schema, which has nothing to wait for; a schema that had would throw and be seen by its first test. */
const inputStep =
  (schema: z.ZodType): Step =>
  async ({ getRawInput, next }) => {
    const sent = await getRawInput();
    const read = schema.safeParse(sent);
    if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error });
    return next({ input: read.data });
  };

/** The steps of a procedure in the order they are taken. Where tRPC keeps them, its types say only of a builder. */
function readSteps({ _def }: AnyTRPCProcedure): readonly Step[] {
  const steps = 'middlewares' in _def ? _def.middlewares : undefined;
  if (!Array.isArray(steps)) throw new Error('This version of tRPC keeps the steps of a procedure elsewhere.');
  // An output of ours is handed on as it is where it is not held to its schema.
  const isIdle = !validatesOutputs() && readOutputSchema(_def) !== undefined;
  const [input, ...others] = _def.inputs;
  const readInput = input instanceof z.ZodType && others.length === 0 ? inputStep(input) : null;
  return (steps as Step[])
    .filter(({ _type }) => !(isIdle && _type === 'output'))
    .map((step) => (readInput && step._type === 'input' ? readInput : step));
}

/** One procedure, ready to be called. */
function prepareCall(path: string, procedure: AnyTRPCProcedure) {
  const steps = readSteps(procedure);
  const { type, meta } = procedure._def;
  return async (ctx: Context, input: unknown): Promise<unknown> => {
    const getRawInput = async () => input;
    const call = { ctx, type, path, input: undefined, getRawInput, meta, signal: undefined, batchIndex: 0 };
    const outcome = await runFrom(steps, 0, call);
    if (!outcome.ok) throw outcome.error;
    return outcome.data;
  };
}

/**
 * Calls the procedures of a router by taking the steps that tRPC has made of them. tRPC's own way from one step to the next copies all
 * they are handed twice, by code for browsers of long ago, which costs a short call more than all else it does (docs/decisions/057).
 */
export function procedureCaller(router: AnyTRPCRouter): CallProcedure {
  const procedures = router._def.procedures as Record<string, AnyTRPCProcedure>;
  const calls = new Map(Object.entries(procedures).map(([path, procedure]) => [path, prepareCall(path, procedure)]));
  return (path, ctx, input) => {
    const call = calls.get(path);
    if (!call) throw new Error(`There is no procedure ${path}`);
    return call(ctx, input);
  };
}
