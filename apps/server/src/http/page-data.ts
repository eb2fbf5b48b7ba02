import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FirstAnswer } from '@fairway/contracts/first-data';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import { procedureCaller } from '#app/call-procedure.ts';
import type { Host } from '#http/rest/handler.ts';
import { addressTable } from './address-table.ts';
import { createContext } from './context.ts';
import { answeredIn } from './with-timeout.ts';

/** A query that a page asks as soon as it is opened. */
export interface PageRead {
  path: string;
  input?: unknown;
  /** It asks for the first page of a list that goes on. */
  paged?: true;
  /** What the page asks for once it knows the answer. */
  next?(answer: unknown): readonly PageRead[];
}

/** What the reads of a page may depend on. */
export interface PageVisit {
  /** The parts of the address that its pattern names. */
  params: Record<string, string | undefined>;
  /** The date where the visitor is. */
  today: string;
}

/** Which queries the pages of the app ask when they are opened. */
export interface PageReads {
  /** Those of every page. */
  always: readonly PageRead[];
  /** Those of one page, by its address as URLPattern has it. */
  pages: Readonly<Record<string, (visit: PageVisit) => readonly PageRead[]>>;
  /** The page that the start leads to. */
  home: Readonly<Record<UserType, string>>;
}

/** Every page asks for itself. */
export const NO_READS: PageReads = {
  always: [],
  pages: {},
  home: { player: '/', pro: '/', admin: '/' },
};

/** What is known of a page before it is sent. */
export interface PageFacts {
  /** The address of the page that will be shown: the start leads on to another. */
  address: string;
  /** What its first calls would answer; null where nobody is signed in. */
  answers: FirstAnswer[] | null;
}

/** A page is not kept waiting for longer than this: what is late then, the app asks for itself. */
const PATIENCE_MS = 1000;

/** A browser that opens a page says so; one that says something else has another use for it. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

interface PageReaderOptions {
  host: Host;
  router: AnyTRPCRouter;
  reads: PageReads;
  /** Whether there is too much to do for anything that can be asked later. */
  isBusy: () => boolean;
}

/**
 * Reads what a page will ask for first, as the person whose session comes with the request, which is looked up once. A read that
 * fails or takes long is left out: the app asks for it as it always does, and tells of the failure.
 */
export function pageReader({ host, router, reads, isBusy }: PageReaderOptions) {
  const callProcedure = procedureCaller(router);
  const findReads = addressTable(reads.pages);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageFacts> => {
    const [address = '', query] = request.url.split('?');
    if (!isOpened(request) || !host.auth.bringsSession(request) || isBusy()) return { address, answers: null };
    const actor = await answeredIn(PATIENCE_MS, host.auth.identify(request, reply, true), null);
    if (!actor) return { address, answers: null };

    const shown = address === '/' ? reads.home[actor.type] : address;
    // What is asked for in the query is the page's to read.
    const found = query === undefined ? findReads(shown) : null;
    const context = createContext(host, { actor, request, reply });
    const { date: today } = toZoned(resolveZone(actor.timezone), host.services.now().getTime());
    const asked = found ? found.entry({ params: found.params, today }) : [];
    const asksUntil = performance.now() + PATIENCE_MS;
    const answerAll = async (list: readonly PageRead[]): Promise<FirstAnswer[]> => {
      const answers = list.map(async (read) => {
        const { path, input, paged } = read;
        const patience = Math.max(asksUntil - performance.now(), 0);
        const data = await answeredIn(patience, callProcedure(path, context, input), undefined);
        if (data === undefined) return [];
        const answer = { path, ...(input !== undefined && { input }), ...(paged && { paged }), data };
        return [answer, ...(await answerAll(read.next?.(data) ?? []))];
      });
      return (await Promise.all(answers)).flat();
    };
    return { address: shown, answers: await answerAll([...reads.always, ...asked]) };
  };
}
