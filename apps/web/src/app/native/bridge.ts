import { type FromWrapper, readMessage, type ToWrapper } from './messages.ts';

type Question = Extract<ToWrapper, { id: string }>;
type Asked<Type extends Question['type']> = Omit<Extract<Question, { type: Type }>, 'id' | 'type'>;
type EventType = Exclude<FromWrapper['type'], 'reply' | 'refused'>;
type EventOf<Type extends EventType> = Extract<FromWrapper, { type: Type }>;

/** A wrapper that would not do what it was asked, or did not answer in time. */
export class WrapperRefused extends Error {
  override name = 'WrapperRefused';
}

export interface Bridge {
  send: (message: Exclude<ToWrapper, { id: string }>) => void;
  /** Asks, and gives the answer as it came. Rejects with `WrapperRefused`; `patience` in ms, without one it waits for good. */
  ask: <Type extends Question['type']>(type: Type, message: Asked<Type>, patience?: number) => Promise<unknown>;
  /** Listens for what the wrapper says by itself; gives back what stops it. */
  on: <Type extends EventType>(type: Type, listener: (event: EventOf<Type>) => void) => () => void;
  /** Takes a message in; what is none is dropped. */
  receive: (json: unknown) => void;
}

/** The app's end of the line to a wrapper: `post` carries JSON to the other end. */
export function createBridge(post: (json: string) => void): Bridge {
  const waiting = new Map<string, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<EventType, Set<(event: never) => void>>();
  let asked = 0;

  const settle = (id: string) => {
    const question = waiting.get(id);
    waiting.delete(id);
    return question;
  };

  return {
    send: (message) => post(JSON.stringify(message)),
    ask(type, message, patience) {
      asked += 1;
      const id = `${asked}`;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (patience !== undefined)
          setTimeout(() => settle(id)?.reject(new WrapperRefused('The wrapper does not answer.')), patience);
        post(JSON.stringify({ type, id, ...message }));
      });
    },
    on(type, listener) {
      const all = listeners.get(type) ?? new Set();
      listeners.set(type, all.add(listener));
      return () => void all.delete(listener);
    },
    receive(json) {
      const message = readMessage(json);
      if (!message) return;
      if (message.type === 'reply') settle(message.id)?.resolve(message.result);
      else if (message.type === 'refused') settle(message.id)?.reject(new WrapperRefused(message.message ?? ''));
      else listeners.get(message.type)?.forEach((listener) => (listener as (event: typeof message) => void)(message));
    },
  };
}
