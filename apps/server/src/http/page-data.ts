import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FirstAnswer } from '@fairway/contracts/first-data';
import type { AnyTRPCRouter } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { procedureCaller } from '#app/call-procedure.ts';
import { toAppError } from '#core/app-error.ts';
import { MINUTE_MS } from '@fairway/time/units';
import { formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import type { Actor, Context } from '#app/context.ts';
import type { Host } from '#http/rest/handler.ts';
import { addressTable } from './address-table.ts';
import { createContext } from './context.ts';
import type { PageDrawer } from './page-drawer.ts';
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

/** What a page says of itself in its head, to search engines and to whoever draws the preview of a link. */
export interface PageHead {
  title: string;
  description: string;
  /** Addresses below our origin: of a picture where there is one, and of the page as it is to be known. */
  image: string | null;
  path: string;
  /** Whether search engines may list it. */
  indexed: boolean;
}

/** A page that is for strangers too: it is about one thing, and shows the page of unknown addresses where that is not to be found. */
export interface OpenPage {
  read(visit: PageVisit): PageRead;
  describe(answer: unknown): PageHead;
}

/** What the frame of a page says before the app is there: its title, with a line below it or a way back before it. */
export interface FrameTitle {
  text: string;
  beside: 'detail' | 'way';
}

/** Which queries the pages of the app ask when they are opened. */
export interface PageReads {
  /** Those of every page. */
  always: readonly PageRead[];
  /** Those of one page, by its address as URLPattern has it. */
  pages: Readonly<Record<string, (visit: PageVisit) => readonly PageRead[]>>;
  /** Those for strangers too, in the same way. */
  open: Readonly<Record<string, OpenPage>>;
  /** The page that the start leads to. */
  home: Readonly<Record<UserType, string>>;
  /** Those that are drawn before the app runs, by their addresses: people open them first. */
  drawn: ReadonlySet<string>;
  /** What the page of an address is called, as far as that is known at this time of the visitor's day, `HH:MM`. */
  findTitle(address: string, known: { answers: readonly FirstAnswer[]; time: string }): FrameTitle | null;
}

/** Every page asks for itself. */
export const NO_READS: PageReads = {
  always: [],
  pages: {},
  open: {},
  home: { player: '/', pro: '/', admin: '/' },
  drawn: new Set(),
  findTitle: () => null,
};

/** How long a page waits for its first data, and for its drawing, in ms. What is late then, the app asks for and draws itself. */
export interface PagePatience {
  dataMs: number;
  drawingMs: number;
}

/** A page waits for all that it brings. */
export const UNHURRIED: PagePatience = { dataMs: MINUTE_MS, drawingMs: MINUTE_MS };

/** What is known of a page before it is sent. */
export interface PageFacts {
  /** The address of the page that will be shown: the start leads on to another. */
  address: string;
  /** What its first calls would answer, as superjson writes it; null where nobody is signed in. */
  answers: string | null;
  title?: FrameTitle | null;
  /** Its HTML as the app will draw it. */
  drawn?: string | null;
  /** Of a page for strangers: what it says of itself where that is known, and whether what it is about is not to be found. */
  open?: { head: PageHead | null; isMissing: boolean };
}

/** A browser that opens a page says so; one that says something else has another use for it. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** What stands for the answer of a read that found nothing. */
const NOTHING = Symbol('nothing');
const settleNotFound = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    if (toAppError(error).kind === 'not_found') return NOTHING;
    throw error;
  });

interface PageReaderOptions {
  host: Host;
  router: AnyTRPCRouter;
  reads: PageReads;
  drawer: PageDrawer;
  /** Whether there is too much to do for anything that can be asked later. */
  isBusy: () => boolean;
  patienceMs: number;
}

/**
 * Reads what a page will ask for first, as the person whose session comes with the request, which is looked up once. A read that
 * fails or takes long is left out: the app asks for it as it always does, and tells of the failure.
 */
export function pageReader({ host, router, reads, drawer, isBusy, patienceMs }: PageReaderOptions) {
  const callProcedure = procedureCaller(router);
  const findReads = addressTable(reads.pages);
  const findOpen = addressTable(reads.open);

  /** Who is looking, where that can be told in time. */
  const identify = (request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> =>
    host.auth.bringsSession(request)
      ? answeredIn(patienceMs, host.auth.identify(request, reply, true), null)
      : Promise.resolve(null);

  /** Answers reads, and those that follow from their answers, as far as there is time for them. */
  function createAnswerer(context: Context) {
    const asksUntil = performance.now() + patienceMs;
    const answer = (call: Promise<unknown>) => answeredIn(Math.max(asksUntil - performance.now(), 0), call, undefined);
    const answerAll = async (list: readonly PageRead[]): Promise<FirstAnswer[]> => {
      const answers = list.map(async (read) => {
        const data = await answer(callProcedure(read.path, context, read.input));
        if (data === undefined) return [];
        return [toFirstAnswer(read, data), ...(await answerAll(read.next?.(data) ?? []))];
      });
      return (await Promise.all(answers)).flat();
    };
    return { answer, answerAll };
  }

  /** A page for strangers: what it is about is read for whoever looks, with what every page of theirs asks for where they are known. */
  async function readOpen(page: OpenPage, visit: PageVisit, context: Context) {
    const read = page.read(visit);
    const { answer, answerAll } = createAnswerer(context);
    const [always, data] = await Promise.all([
      answerAll(context.actor ? reads.always : []),
      answer(settleNotFound(callProcedure(read.path, context, read.input))),
    ]);
    if (data === undefined || data === NOTHING)
      return { answers: always, open: { head: null, isMissing: data === NOTHING } };
    return { answers: [...always, toFirstAnswer(read, data)], open: { head: page.describe(data), isMissing: false } };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageFacts> => {
    const [address = '', query] = request.url.split('?');
    const open = findOpen(address);
    const unread = { address, answers: null, ...(open && { open: { head: null, isMissing: false } }) };
    if (!isOpened(request) || isBusy() || (!open && !host.auth.bringsSession(request))) return unread;
    const actor = await identify(request, reply);
    if (!actor && !open) return unread;

    const context = createContext(host, { actor, request, reply });
    const [now, timezone] = [host.services.now(), resolveZone(actor?.timezone ?? '')];
    const { date: today, minute } = toZoned(timezone, now.getTime());
    const time = formatTime(minute).slice(0, 5);
    if (open) {
      const page = await readOpen(open.entry, { params: open.params, today }, context);
      return { address, answers: superjson.stringify(page.answers), open: page.open };
    }
    const shown = actor && address === '/' ? reads.home[actor.type] : address;
    // What is asked for in the query is the page's to read.
    const found = query === undefined ? findReads(shown) : null;
    const asked = found ? found.entry({ params: found.params, today }) : [];
    const answers = await createAnswerer(context).answerAll([...reads.always, ...asked]);
    // Written once, for the page and for the thread that draws it.
    const written = superjson.stringify(answers);
    const isDrawn = found !== null && reads.drawn.has(shown);
    const drawn = isDrawn ? await drawer.draw({ address: shown, answers: written, now, timezone }) : null;
    return { address: shown, answers: written, title: reads.findTitle(shown, { answers, time }), drawn };
  };
}

const toFirstAnswer = ({ path, input, paged }: PageRead, data: unknown): FirstAnswer => ({
  path,
  ...(input !== undefined && { input }),
  ...(paged && { paged }),
  data,
});
