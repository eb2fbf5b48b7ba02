import {
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  transformTRPCResponse,
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  type TRPCError,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCErrorShape } from '@trpc/server/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallProcedure } from '#app/call-procedure.ts';
import type { Context } from '#app/context.ts';
import { shareReads } from '#app/shared-reads.ts';

/** One read of a batch, ready to be made. */
interface Read {
  path: string;
  input: unknown;
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The inputs of a batch by the places of its calls; null when they cannot be read. */
function parseInputs(text: unknown): Fields | null {
  if (text === undefined) return {};
  if (typeof text !== 'string') return null;
  try {
    const inputs: unknown = JSON.parse(text);
    return isObject(inputs) ? inputs : null;
  } catch {
    return null;
  }
}

/** Whether it is a page's batch of reads as our client sends it: no body, and the answer asked for whole. */
function isBatchOfReads({ method, headers, query }: FastifyRequest): boolean {
  const isPlain = headers['content-type'] === undefined && headers['trpc-accept'] === undefined;
  return method === 'GET' && isPlain && (query as Fields)['batch'] === '1' && !asksForLines(headers.accept);
}
const asksForLines = (accept = '') => accept.includes('application/jsonl');

/** The reads that a request asks for; null when anything about it is unusual, so that tRPC says itself what it makes of it. */
export function readBatch(request: FastifyRequest, router: AnyTRPCRouter, most: number): Read[] | null {
  if (!isBatchOfReads(request)) return null;
  const inputs = parseInputs((request.query as Fields)['input']);
  const paths = (request.params as { path: string }).path.split(',');
  if (!inputs || paths.length > most) return null;
  const procedures = router._def.procedures as Record<string, AnyTRPCProcedure>;
  const { input: wire } = router._def._config.transformer;
  const reads: Read[] = [];
  for (const [nth, path] of paths.entries()) {
    if (!Object.hasOwn(procedures, path) || procedures[path]?._def.type !== 'query') return null;
    const sent = inputs[nth];
    try {
      reads.push({ path, input: sent === undefined ? undefined : (wire.deserialize(sent) as unknown) });
    } catch {
      return null;
    }
  }
  return reads;
}

/** Has the reads of a request share what they read twice. */
async function withSharedReads(created: Promise<Context>): Promise<Context> {
  const context = await created;
  if (context.actor) shareReads(context.actor);
  return context;
}

/** What happens around the reads of a batch. */
interface Around {
  createContext: () => Promise<Context>;
  callProcedure: CallProcedure;
  onError: (error: TRPCError) => void;
  retryAfter: (errors: TRPCError[]) => number;
}

/**
 * Makes the reads of a batch and answers them as tRPC does, by its own parts. Its adapter makes a `Request` of each request and a `Response`
 * of each answer, as browsers have them, which cost more than the reads themselves (docs/decisions/040).
 */
export async function answerBatch(
  reads: Read[],
  { router, reply, around }: { router: AnyTRPCRouter; reply: FastifyReply; around: Around },
): Promise<string> {
  const config = router._def._config as Parameters<typeof transformTRPCResponse>[0];
  const errors: TRPCError[] = [];
  const context = withSharedReads(around.createContext());
  const answers = await Promise.all(
    reads.map(async ({ path, input }) => {
      try {
        const ctx = await context;
        return { result: { data: await around.callProcedure(path, ctx, input) } };
      } catch (thrown) {
        const error = getTRPCErrorFromUnknown(thrown);
        errors.push(error);
        around.onError(error);
        const shape = { config, error, path, input, type: 'query', ctx: undefined } as const;
        return { error: getTRPCErrorShape(shape) as TRPCErrorShape };
      }
    }),
  );
  const wait = around.retryAfter(errors);
  if (wait) reply.header('retry-after', `${wait}`);
  reply
    .code(getHTTPStatusCode(answers))
    .header('content-type', 'application/json')
    .header('vary', 'trpc-accept, accept');
  return JSON.stringify(transformTRPCResponse(config, answers));
}
