import type { Db } from '@fairway/db/client';

/** A database whose statements of our own go by `send`, which passes them on or does not. */
export const faultyDatabase = (db: Db, send: (text: string, values: unknown[]) => Promise<unknown>): Db =>
  new Proxy(db, {
    get: (_, name) => {
      if (name === '$queryRawUnsafe') return (text: string, ...values: unknown[]) => send(text, values);
      const value: unknown = Reflect.get(db, name, db);
      return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, db, args) : value;
    },
  });
