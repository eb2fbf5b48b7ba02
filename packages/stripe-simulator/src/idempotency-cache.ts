import { badRequest, Failure } from './failure.ts';
import { newId, type Store, type Kept } from './store.ts';

export interface Answer {
  status: number;
  body: string;
}

interface Remembered extends Kept {
  object: 'idempotency_key';
  _key: string;
  _call: string;
  _answer: Answer;
}

/** Remembers what was answered under an idempotency key, and holds the key while its first call is under way. */
export class IdempotencyCache {
  readonly #store: Store;
  readonly #answers = new Map<string, Remembered>();
  readonly #inFlight = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
    for (const each of store.all<Remembered>('idempotency_key')) this.#answers.set(each._key, each);
  }

  /** Works once for each key. `call` is what the key was sent with: another one is refused. */
  async once(key: string, call: string, work: () => Promise<Answer>): Promise<Answer & { replayed: boolean }> {
    if (this.#inFlight.has(key)) throw inUse(key);
    const known = this.#answers.get(key);
    if (known && known._call !== call) throw otherParameters(key);
    if (known) return { ...known._answer, replayed: true };
    this.#inFlight.add(key);
    try {
      const answer = await work();
      // What fails validation was never executed, so nothing is remembered of it.
      if (answer.status < 400 || answer.status === 402) this.#remember(key, call, answer);
      return { ...answer, replayed: false };
    } finally {
      this.#inFlight.delete(key);
    }
  }

  #remember(_key: string, _call: string, _answer: Answer): void {
    const row = { id: newId('idem'), object: 'idempotency_key' as const, _key, _call, _answer };
    this.#answers.set(_key, this.#store.put(row));
  }
}

const inUse = (key: string) =>
  new Failure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
  });

const otherParameters = (key: string) =>
  badRequest(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
