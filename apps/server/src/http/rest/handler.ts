import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, AppServices, FileIntake } from '#app/context.ts';
import { AppError, invalidField } from '#core/app-error.ts';
import type { Auth } from '#http/auth.ts';
import { createContext } from '#http/context.ts';
import { readMultipart, type Form } from './forms.ts';
import { isFieldMap } from '#core/is-field-map.ts';
import { listFields, mergeInput, readQuery } from './input.ts';
import type { RestRoute } from './table.ts';
import { discardRest, type UploadSlots } from './uploads.ts';

export interface Host {
  services: AppServices;
  auth: Auth;
  uploads: UploadSlots;
}

type Fields = Record<string, unknown>;
/** Who answers at the addresses. */
export interface Handlers {
  call: (route: RestRoute) => Handler;
  /** The POSTs by which forms reach the other methods of an address. */
  spoof: (routes: readonly RestRoute[], refuse: (request: FastifyRequest, reply: FastifyReply) => string) => Handler;
}
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

/** Runs one procedure and puts its answer into JSON. */
function runner(host: Host, route: RestRoute): (call: Call) => Promise<string> {
  const lists = listFields(route.input);
  return async ({ request, reply, actor, form, body }) => {
    if (!actor && !isOpen(route)) throw new AppError('unauthenticated');
    const input = mergeInput(readQuery(request.query as Fields, lists), body, request.params as Fields);
    const ctx = createContext(host, { actor, request, reply, ...(form ? { brought: form } : {}) });
    const answer = await route.call(ctx, input);
    reply.header('content-type', JSON_TYPE);
    return JSON.stringify(answer ?? null);
  };
}

/** A multipart body on its way in. */
interface Arriving {
  request: FastifyRequest;
  reply: FastifyReply;
  actor: Actor | null;
  intake: FileIntake | undefined;
}

/** Reads a multipart body around the work it is for. */
async function withForm(host: Host, arriving: Arriving, work: (form: Form | null) => Promise<string>): Promise<string> {
  const { request, reply } = arriving;
  if (!request.isMultipart()) return work(null);
  try {
    return await withParts(host, arriving, work);
  } catch (error) {
    discardRest(request, reply);
    throw error;
  }
}

async function withParts(
  { services, uploads }: Host,
  { request, actor, intake }: Arriving,
  work: (form: Form | null) => Promise<string>,
): Promise<string> {
  if (!intake) return work(await readMultipart(request, null));
  const leave = uploads.enter(actor?.id ?? request.ip, intake.inMemory === true);
  try {
    const form = await readMultipart(request, { intake, call: { actor, services } });
    try {
      return await work(form);
    } finally {
      await form.dispose();
    }
  } finally {
    leave();
  }
}

/** Answers the calls of one method at one address. A read looks for no body: its address knows none. */
function handlerFor(host: Host, route: RestRoute): Handler {
  const run = runner(host, route);
  const isRead = route.meta.method === 'GET';
  return async (request, reply) => {
    const actor = await host.auth.identify(request, reply, isOpen(route));
    if (isRead) return run({ request, reply, actor, form: null, body: undefined });
    if (!actor && !isOpen(route)) throw new AppError('unauthenticated');
    return withForm(host, { request, reply, actor, intake: route.meta.files }, (form) =>
      run({ request, reply, actor, form, body: form ? form.fields : request.body }),
    );
  };
}

/** The method that a form means, and the rest of it. A body that is no set of fields names none. */
function unspoof(sent: unknown): { method: string; body: unknown } {
  if (!isFieldMap(sent)) return { method: 'POST', body: sent };
  const { _method = 'POST', ...body } = sent;
  if (typeof _method !== 'string') throw invalidField('_method', REQUEST_MESSAGES.methodOverride);
  return { method: _method.toUpperCase(), body };
}

/**
 * Answers the POSTs at an address whose other methods forms reach by `_method` (V6). `refuse` answers a method the
 * address does not have.
 */
function spoofedHandlerFor(
  host: Host,
  routes: readonly RestRoute[],
  refuse: (request: FastifyRequest, reply: FastifyReply) => string,
): Handler {
  const runs = new Map(routes.map((route) => [route.meta.method as string, runner(host, route)]));
  const anyOpen = routes.some(isOpen);
  const intake = routes.find(({ meta }) => meta.files)?.meta.files;
  return async (request, reply) => {
    const actor = await host.auth.identify(request, reply, anyOpen);
    if (!actor && !anyOpen) throw new AppError('unauthenticated');
    return withForm(host, { request, reply, actor, intake }, (form) => {
      const { method, body } = unspoof(form ? form.fields : request.body);
      const run = runs.get(method);
      return run ? run({ request, reply, actor, form, body }) : Promise.resolve(refuse(request, reply));
    });
  };
}

export const handlersOn = (host: Host): Handlers => ({
  call: (route) => handlerFor(host, route),
  spoof: (routes, refuse) => spoofedHandlerFor(host, routes, refuse),
});
