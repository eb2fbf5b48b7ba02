import { signIn } from '@fairway/server/test/app';
import { HOUR_MS } from '@fairway/time/units';
import { openApi, type Api } from '../world.ts';
import { randomFrom, seedFor } from './random.ts';
import { requestFor, type Sent } from './requests.ts';
import { listTargets } from './targets.ts';
import { listIds } from './values.ts';

export const FUZZ_ROLES = ['nobody', 'player', 'pro', 'admin'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

/** What came of the requests of one role. */
export interface Counts {
  role: FuzzRole;
  requests: number;
  /** Answers by their status. */
  statuses: Record<number, number>;
  /** Targets that were answered with a success at least once, of all there are. */
  reached: number;
  targets: number;
}

/** An answer that nobody should ever get. */
export interface Fault {
  role: FuzzRole;
  seed: number;
  nth: number;
  why: string;
  request: Sent;
  answer: string;
  /** What the log says of it. */
  log: string;
}

const SHOWN = 600;

/** A batch of tRPC answers 207, whatever became of each of its calls. */
/** As tRPC's transformer, superjson, puts a value on the wire. */
const isSerialized = (value: unknown): value is { json: unknown } =>
  typeof value === 'object' && value !== null && 'json' in value;

const FAULT_WITHIN = /"httpStatus":5\d\d/;

/** How many times of a hundred a role tries again what is not for it. */
const KNOCK = 10;

/** The request as it can be made again, as far as it fits a page. */
export const faultText = ({ role, seed, nth, why, request, answer, log }: Fault): string =>
  [
    `${why}: request ${nth} of ${role}, seed ${seed}`,
    `  ${request.method} ${request.url.slice(0, SHOWN)}`,
    `  ${JSON.stringify(request.headers).slice(0, SHOWN)}`,
    `  ${JSON.stringify(request.payload?.toString() ?? '').slice(0, SHOWN)}`,
    `  answered ${answer.slice(0, SHOWN)}`,
    ...(log ? [`  logged ${log.slice(0, SHOWN)}`] : []),
  ].join('\n');

const hasMessage = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== '';

/** Whether a refusal has the body that V3 promises, or tRPC's with the same within. */
function isRefusal(text: string, over: 'rest' | 'trpc'): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return false;
  }
  if (over === 'rest') return hasMessage(body);
  const answers: unknown[] = Array.isArray(body) ? body : [body];
  return answers.every(
    (one) =>
      hasMessage(one) ||
      (typeof one === 'object' &&
        one !== null &&
        ('result' in one || ('error' in one && isSerialized(one.error) && hasMessage(one.error.json)))),
  );
}

/** Somebody who sends requests, and comes back when they are signed out or gone. */
class Sender {
  readonly #role: FuzzRole;
  #api: Api;
  #ids: string[];
  /** What was logged since the last request. */
  readonly #log: string[];
  #token = '';

  private constructor(role: FuzzRole, api: Api, log: string[]) {
    this.#role = role;
    this.#log = log;
    this.#api = api;
    this.#ids = listIds(api.world);
  }

  static async open(role: FuzzRole): Promise<Sender> {
    const log: string[] = [];
    const sender = new Sender(role, await openApi((line) => void log.push(line)), log);
    await sender.signIn();
    return sender;
  }

  get api(): Api {
    return this.#api;
  }

  get ids(): readonly string[] {
    return this.#ids;
  }

  /** A world of one's own again, once the one before has lost whom it was about. */
  async signIn(): Promise<void> {
    if (this.#role === 'nobody') return;
    const { id } = this.#api.world.people[this.#role];
    if (!(await this.#api.db.users.findFirst({ where: { id, type: this.#role, deleted_at: null } }))) {
      await this.#api.close();
      this.#api = await openApi((line) => void this.#log.push(line));
      this.#ids = listIds(this.#api.world);
    }
    const user = this.#api.world.people[this.#role];
    const { token } = await signIn(this.#api.db, user);
    const password_checked_until = new Date(Date.now() + HOUR_MS);
    await this.#api.db.sessions.updateMany({ where: { user_id: user.id }, data: { password_checked_until } });
    this.#token = token;
  }

  async send({ method, url, headers, payload }: Sent): Promise<{ status: number; text: string; log: string }> {
    this.#log.length = 0;
    const sign: Record<string, string> = this.#token ? { authorization: `Bearer ${this.#token}` } : {};
    const answer = await this.#api.app.inject({ method, url, headers: { ...headers, ...sign }, payload });
    if (answer.statusCode === 401) await this.signIn();
    return { status: answer.statusCode, text: answer.body, log: this.#log.join('') };
  }
}

/**
 * Sends `count` requests as one role, each target in its turn, on a world of the role's own: what one role does changes nothing for
 * another. The same seed makes the same requests, but for ids and the day, which are those of the world.
 */
export async function fuzz(role: FuzzRole, seed: number, count: number): Promise<{ counts: Counts; faults: Fault[] }> {
  const random = randomFrom(seedFor(seed, role));
  const sender = await Sender.open(role);
  const targets = listTargets(sender.api.document);
  const counts: Counts = { role, requests: 0, statuses: {}, reached: 0, targets: targets.length };
  const reached = new Set<string>();
  const faults: Fault[] = [];
  const barred = new Set<string>();
  let place = random.below(targets.length);
  for (let nth = 0; nth < count; nth += 1) {
    // Where the role is turned away at the door it knocks again only now and then.
    do place += 1;
    while (barred.has(targets[place % targets.length]!.name) && !random.chance(KNOCK));
    const target = targets[place % targets.length]!;
    const { world } = sender.api;
    const request = await requestFor(target, world, { random, ids: sender.ids });
    const { status, text, log } = await sender.send(request);
    counts.requests += 1;
    counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
    if (status < 300) reached.add(target.name);
    if (status === 403 || (status === 401 && role === 'nobody')) barred.add(target.name);
    const fault = (why: string) => {
      const found = { role, seed, nth, why, request, answer: `${status} ${text}`, log };
      faults.push(found);
      // At once, so that it is seen even if the rest is never reached.
      process.stderr.write(`${faultText(found)}\n`);
    };
    if (status >= 500 || FAULT_WITHIN.test(text)) fault('a fault of ours');
    else if (status >= 400 && !isRefusal(text, target.over)) fault('a refusal without its message');
  }
  await sender.api.close();
  counts.reached = reached.size;
  return { counts, faults };
}
