import { z } from 'zod';
import { appRouter } from '../../../apps/server/src/main/router.ts';
import { CONTRACTS } from '../contracts/all.ts';
import type { OpenApi } from '../world.ts';
import type { Target } from './requests.ts';
import type { Schema } from './shapes.ts';

/** What is read of a procedure of tRPC 11. */
interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: unknown[] };
}

function mergeSchema({ _def: { inputs } }: Procedure): Schema {
  const [input] = inputs;
  if (!(input instanceof z.core.$ZodType)) return {};
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Every path of the document and every procedure of the router. */
export function listTargets(document: OpenApi): Target[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>;
  const contracts = new Map(CONTRACTS.map(({ operation, works }) => [operation, works]));
  const worksByName = new Map<string, Target['works']>();
  const rest = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { operationId }]): Target => {
      const method = verb.toUpperCase() as Target['method'];
      const name = `${method} ${path}`;
      const works = contracts.get(name) ?? null;
      worksByName.set(operationId, works);
      // A PUT that forms post is one procedure, described twice.
      const schema = mergeSchema(procedures[operationId.replace(/\.posted$/, '')]!);
      return { name, method, path, over: 'rest', schema, works };
    }),
  );
  const trpc = Object.entries(procedures).map(([name, procedure]): Target => ({
    name,
    method: procedure._def.type === 'query' ? 'GET' : 'POST',
    path: `/trpc/${name}`,
    over: 'trpc',
    schema: mergeSchema(procedure),
    works: worksByName.get(name) ?? null,
  }));
  return [...rest, ...trpc];
}
