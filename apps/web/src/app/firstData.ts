import { FIRST_DATA_ID, type FirstAnswer } from '@fairway/contracts/first-data';
import superjson from 'superjson';
import { utils } from '../trpc/client.ts';

interface Query {
  setData: (input: unknown, data: unknown) => void;
  setInfiniteData: (input: unknown, data: { pages: unknown[]; pageParams: unknown[] }) => void;
}

/** Walks the calls along a name: they are there at every step. */
const findQuery = (path: string): Query =>
  path.split('.').reduce<object>((at, step) => Reflect.get(at, step) as object, utils) as Query;

/** Holds answers of the server as fresh as if they had just come. */
export function cacheAnswers(answers: readonly FirstAnswer[]): void {
  for (const { path, input, paged, data } of answers) {
    const query = findQuery(path);
    if (paged) query.setInfiniteData(input, { pages: [data], pageParams: [null] });
    else query.setData(input, data);
  }
}

/**
 * Takes the answers that the server has put into the page: the first page asks for none of them.
 * They are taken out of the document, where they would grow old. The service worker's shell brings none.
 */
export function takeFirstData(): void {
  const element = document.getElementById(FIRST_DATA_ID);
  if (!element) return;
  element.remove();
  cacheAnswers(superjson.parse<FirstAnswer[]>(element.textContent));
}
