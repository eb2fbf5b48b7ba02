import { DAY_MS } from '@fairway/time/units';
import { bounded } from '#adapters/bounded.ts';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import type { Env } from '#core/env.ts';
import { isPushService } from './push-services.ts';
import type { Push, PushSender, WebSubscription } from './push-sender.ts';

/** The keys that push services know us by. */
interface Vapid {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** How this installation sends pushes to browsers. */
export interface WebPushSettings extends Vapid {
  /** The origin of a push service beside the known ones. */
  extraOrigin: string | null;
}

/** What the settings say of web push; null where it is not set up. */
export function webPushSettingsFrom(env: Env): WebPushSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT, PUBLIC_URL } = env;
  if (!publicKey || !privateKey) return null;
  // Push services want an address of the web or of mail; that of a development machine is neither.
  const own = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : 'https://fairway.example';
  return { publicKey, privateKey, subject: VAPID_SUBJECT ?? own, extraOrigin: env.WEB_PUSH_ORIGIN ?? null };
}

/** For a call as a whole, its wait for a turn included: a person has up to twenty browsers, and a worker sends several pushes at once. */
const BOUNDS = { ms: 10_000, concurrency: 40, queue: 400 };
/** How long a push service keeps a push for a browser that is closed. A day later it would tell of lessons that are over. */
const TTL_S = DAY_MS / 1000;
/** Characters that a notification shows at most. With both, and six bytes for each, a push fits the 4 kB that every service takes. */
const MOST_TITLE = 120;
const MOST_BODY = 400;

/** What the service worker is given (apps/web/src/worker). */
export const writePayload = ({ id, title, body, url }: Pick<Push, 'id' | 'title' | 'body' | 'url'>): string =>
  JSON.stringify({ tag: id, title: shorten(title, MOST_TITLE), body: shorten(body, MOST_BODY), url });

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character of two halves is not cut between them.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** What came of one call: the service took it, it knows the browser no more, it will never take it, or it may later. */
type Outcome = 'taken' | 'dead' | { refused: number } | { away: string | number };

/** What a push service's status means (RFC 8030, 5 and 7.3). It does not redirect: whoever does so is none. */
export function readStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'dead';
  if (status === 408 || status === 429 || status >= 500) return { away: status };
  return { refused: status };
}

const isRefused = (outcome: Outcome): outcome is { refused: number } =>
  typeof outcome === 'object' && 'refused' in outcome;
const isAway = (outcome: Outcome): outcome is { away: string | number } =>
  typeof outcome === 'object' && 'away' in outcome;

/** Why a call failed, in a word that tells of nobody: an address at a push service is a secret. */
function readCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? 'UNKNOWN';
}

/**
 * Pushes to browsers by their push services (RFC 8030), encrypted and signed by the library `web-push`, which is loaded at the first one.
 * The call is our own: the library's has no end of its own, keeps all of an answer, and follows what it is told. A test may wait less.
 */
export function webPusher({ extraOrigin, ...vapidDetails }: WebPushSettings, { ms = BOUNDS.ms } = {}): PushSender {
  const bound = bounded({ ...BOUNDS, ms });
  const post = async ({ endpoint, ...keys }: WebSubscription, payload: string, topic: string): Promise<Outcome> => {
    if (!isPushService(endpoint, extraOrigin)) return 'dead';
    const { default: library } = await import('web-push');
    const options = { vapidDetails, TTL: TTL_S, urgency: 'normal', topic } as const;
    const { headers, body: sealed } = library.generateRequestDetails({ endpoint, keys }, payload, options);
    const body = new Uint8Array(sealed);
    try {
      return await bound(async (signal) => {
        const answer = await fetch(endpoint, { method: 'POST', headers, body, redirect: 'manual', signal });
        await answer.body?.cancel();
        return readStatus(answer.status);
      });
    } catch (error) {
      return { away: readCode(error) };
    }
  };
  return {
    send: async (push) => {
      const payload = writePayload(push);
      // A second copy takes the place of the first where the browser has not fetched that yet.
      const topic = push.id.replaceAll('-', '').slice(0, 32);
      const { subscriptions } = push;
      const outcomes = await Promise.all(subscriptions.map((each) => post(each, payload, topic)));
      const reached = outcomes.filter((outcome) => outcome === 'taken').length;
      if (reached === 0) refuseFailures(outcomes);
      const dead = subscriptions.filter((_, nth) => outcomes[nth] === 'dead').map(({ endpoint }) => endpoint);
      return { reached, dead };
    },
  };
}

/** Throws when a browser was not reached that might be later, or that a service has refused for good. */
function refuseFailures(outcomes: readonly Outcome[]): void {
  const away = outcomes.find(isAway);
  if (away) throw Object.assign(new Error(`No push service took the push: ${away.away}`), { code: away.away });
  const refused = outcomes.find(isRefused);
  if (refused) throw new PermanentDeliveryError(`A push service refused the push: ${refused.refused}`);
}
