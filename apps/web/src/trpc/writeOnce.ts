import { isPassing, readFailure } from '../app/failures/failure.ts';

/** How the server's list is read for that: not what is held of it, and at once or not at all. */
export const READ_NOW = { staleTime: 0, networkMode: 'always', retry: false } as const;

interface Write<Item, Answer> {
  /** What is held of the list that it comes into, and the list as the server has it. */
  known: () => readonly Item[];
  read: () => Promise<readonly Item[]>;
  /** Whether an entry is the very thing that is being written. */
  isIt: (item: Item) => boolean;
  send: () => Promise<Answer>;
}

/**
 * Writes entries of a list that take no key to be told apart by: after an answer that was lost, what the server has by now is read first, and
 * an entry that says the same and was not there before is the one. Answers it, or what the server has said.
 */
export function createWriteOnce() {
  let before: Set<string> | null = null;
  return async <Item extends { id: string }, Answer>({
    known,
    read,
    isIt,
    send,
  }: Write<Item, Answer>): Promise<Item | Answer> => {
    if (before) {
      const [old, items] = [before, await read()];
      before = null;
      const arrived = items.find((item) => !old.has(item.id) && isIt(item));
      if (arrived) return arrived;
    }
    const ids = new Set(known().map(({ id }) => id));
    try {
      return await send();
    } catch (error) {
      if (isPassing(readFailure(error))) before = ids;
      throw error;
    }
  };
}
