import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Deps } from '../../trpc/context.ts';
import { AppError } from '../../trpc/errors.ts';
import type { Auth } from '../auth.ts';
import { contextOf } from '../context.ts';
import { FILE_BYTES, readMultipart, type Form } from './forms.ts';
import { listFields, mergeInput, readQuery } from './input.ts';
import type { RestRoute } from './table.ts';

export interface Host {
  deps: Deps;
  auth: Auth;
}

type Fields = Record<string, unknown>;
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/** What one call has told of itself. */
interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor | null;
  form: Form | null;
  body: unknown;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const isOpen = (route: RestRoute) => route.meta.open === true;
/** How long a file of a form may be; null where none is taken. */
const fileBytesOf = ({ meta }: RestRoute): number | null =>
  meta.files === undefined ? null : (meta.fileBytes ?? FILE_BYTES);

/** Runs one procedure and puts its answer into JSON. */
function runner(host: Host, route: RestRoute): (call: Call) => Promise<string> {
  const lists = listFields(route.input);
  return async ({ request, reply, actor, form, body }) => {
    if (!actor && !isOpen(route)) throw new AppError('unauthenticated');
    const input = mergeInput(readQuery(request.query as Fields, lists), body, request.params as Fields);
    const ctx = contextOf(host, { actor, request, reply, ...(form ? { files: form.files } : {}) });
    const answer = await route.call(ctx, input);
    reply.header('content-type', JSON_TYPE);
    return JSON.stringify(answer ?? null);
  };
}

/** Reads a multipart body around the work it is for. */
async function withForm(
  request: FastifyRequest,
  fileBytes: number | null,
  work: (form: Form | null) => Promise<string>,
): Promise<string> {
  if (!request.isMultipart()) return work(null);
  const form = await readMultipart(request, fileBytes);
  try {
    return await work(form);
  } finally {
    await form.dispose();
  }
}

const most = (limits: (number | null)[]): number | null =>
  limits.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);

/** Answers the calls of one method at one address. A read looks for no body: its address knows none. */
export function handlerFor(host: Host, route: RestRoute): Handler {
  const run = runner(host, route);
  const isRead = route.meta.method === 'GET';
  return async (request, reply) => {
    const actor = await host.auth.identify(request, reply, isOpen(route));
    if (isRead) return run({ request, reply, actor, form: null, body: undefined });
    if (!actor && !isOpen(route)) throw new AppError('unauthenticated');
    return withForm(request, fileBytesOf(route), (form) =>
      run({ request, reply, actor, form, body: form ? form.fields : request.body }),
    );
  };
}

/**
 * Answers the POSTs at an address whose other methods forms reach by `_method` (decision V6). `refuse` answers a method the
 * address does not have.
 */
export function spoofedHandlerFor(
  host: Host,
  routes: readonly RestRoute[],
  refuse: (request: FastifyRequest, reply: FastifyReply) => string,
): Handler {
  const runs = new Map(routes.map((route) => [route.meta.method as string, runner(host, route)]));
  const anyOpen = routes.some(isOpen);
  return async (request, reply) => {
    const actor = await host.auth.identify(request, reply, anyOpen);
    if (!actor && !anyOpen) throw new AppError('unauthenticated');
    return withForm(request, most(routes.map(fileBytesOf)), (form) => {
      const { _method = 'POST', ...body } = (form ? form.fields : (request.body ?? {})) as Fields;
      const run = runs.get(String(_method).toUpperCase());
      return run ? run({ request, reply, actor, form, body }) : Promise.resolve(refuse(request, reply));
    });
  };
}
