/** What answers each of its calls later, and so can be asked before it is there. */
type Answering = Record<string, (...args: never[]) => Promise<unknown>>;

/**
 * The adapter that a promise brings, or a function at its first call; its methods wait for it. What an adapter is made of is loaded only
 * where the settings want that adapter: the libraries of stores and app shops that a site does not use would cost each start a quarter of
 * a second. One that a promise cannot bring, its settings being wrong, is a promise that nobody catches: the process ends and says why.
 * What it `knows` is there at once. It has no `then`, or whoever awaits it as the result of a function would take it for a promise and
 * wait for ever.
 */
export function arriving<T extends { [K in keyof T]: Answering[string] }, Known extends object = object>(
  adapter: Promise<T> | (() => Promise<T>),
  known?: Known,
): T & Known {
  const reach = typeof adapter === 'function' ? adapter : () => adapter;
  const there: object = { ...known };
  return new Proxy(there as T & Known, {
    get: (target, name) => {
      if (name === 'then') return undefined;
      if (Object.hasOwn(target, name)) return target[name as keyof Known];
      return async (...args: never[]): Promise<unknown> => (await reach())[name as keyof T](...args);
    },
  });
}
