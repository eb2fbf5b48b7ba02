import type { Actor } from '../../apps/server/src/app/context.ts';
import { createCallerFactory } from '../../apps/server/src/app/procedures.ts';
import { appRouter } from '../../apps/server/src/main/router.ts';

export const createCaller = createCallerFactory(appRouter);
export type Calls = ReturnType<typeof createCaller>;

/** Adds a call of a procedure, once for each of those who make it. */
export type AddCall = (name: string, run: (calls: Calls) => Promise<unknown>, ...actors: Actor[]) => void;
