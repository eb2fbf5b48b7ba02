import { bounded } from '#adapters/bounded.ts';
import type { Pushed, PushSender } from './push-sender.ts';

/** What Firebase says of a device that will never answer again. */
const DEAD = new Set(['messaging/registration-token-not-registered', 'messaging/invalid-registration-token']);

interface Answer {
  success: boolean;
  error?: { code: string; message: string };
}

/**
 * What came of a push, token by token. Once one device has it the push counts as sent: a second try for the others would
 * reach the first twice. It throws when every living device failed.
 */
export function readAnswers(tokens: string[], answers: Answer[]): Pushed {
  const dead = tokens.filter((_, i) => DEAD.has(answers[i]?.error?.code ?? ''));
  const reached = answers.filter((answer) => answer.success).length;
  const failure = answers.find((answer) => answer.error && !DEAD.has(answer.error.code))?.error;
  if (reached === 0 && failure) {
    const { code } = failure;
    throw Object.assign(new Error(`Firebase took no push: ${code}`), { code });
  }
  return { reached, dead };
}

/** The library sets none for a push as a whole: it signs in first, and repeats. A device shows a second copy in place of the first. */
const BOUNDS = { ms: 30_000, concurrency: 20, queue: 100 };

/** Pushes by Firebase, whose library is loaded at the first push. `credentials` is the service account's JSON. */
export function firebasePusher(credentials: string): PushSender {
  const connect = async () => {
    const [{ cert, initializeApp }, { getMessaging }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/messaging'),
    ]);
    return getMessaging(initializeApp({ credential: cert(JSON.parse(credentials) as object) }, 'fairway'));
  };
  const bound = bounded(BOUNDS);
  let messaging: ReturnType<typeof connect> | undefined;
  return {
    send: async ({ id, tokens, title, body, url }) => {
      if (!tokens.length) return { reached: 0, dead: [] };
      messaging ??= connect();
      const sender = await messaging;
      const { responses } = await bound(() =>
        sender.sendEachForMulticast({
          tokens,
          notification: { title, body },
          data: { url },
          android: { collapseKey: id, notification: { tag: id } },
          apns: { headers: { 'apns-collapse-id': id } },
          webpush: { notification: { tag: id }, fcmOptions: { link: url } },
        }),
      );
      return readAnswers(tokens, responses);
    },
  };
}
