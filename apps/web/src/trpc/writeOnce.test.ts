import { expect, test, vi } from 'vitest';
import { createWriteOnce } from './writeOnce.ts';

const LOST = new Error('The line is gone');
const refused = (httpStatus: number) => Object.assign(new Error('No'), { data: { httpStatus } });

/** A server's list, and a line to it: the answer to the next call fails, before it was heard or after. */
function aList(...words: string[]) {
  const list = words.map((text, id) => ({ id: `${id}`, text }));
  const writeOnce = createWriteOnce();
  let held = [...list];
  const next: { failure: Error | null; heard: boolean } = { failure: null, heard: true };
  const read = vi.fn(async () => (held = [...list]));
  const write = (text: string) =>
    writeOnce({
      known: () => held,
      read,
      isIt: (item) => item.text === text,
      send: async () => {
        const { failure, heard } = next;
        Object.assign(next, { failure: null, heard: true });
        if (heard) list.push({ id: `${list.length}`, text });
        if (failure) throw failure;
      },
    });
  return { write, next, read, listWords: () => list.map(({ text }) => text) };
}

test('what has arrived although its answer was lost is not written again', async () => {
  const { write, next, listWords } = aList('Thanks');
  next.failure = LOST;
  await expect(write('Thanks')).rejects.toBe(LOST);
  await write('Thanks');
  expect(listWords()).toEqual(['Thanks', 'Thanks']);
});

test('what has not arrived is written, and so is something else', async () => {
  const { write, next, listWords } = aList();
  Object.assign(next, { failure: LOST, heard: false });
  await expect(write('Thanks')).rejects.toBe(LOST);
  await write('Thanks');
  Object.assign(next, { failure: LOST });
  await expect(write('Slowly')).rejects.toBe(LOST);
  await write('Slowly, then');
  expect(listWords()).toEqual(['Thanks', 'Slowly', 'Slowly, then']);
});

test('the same is written twice by whoever wants that', async () => {
  const { write, listWords, read } = aList();
  await write('Thanks');
  await write('Thanks');
  expect(listWords()).toEqual(['Thanks', 'Thanks']);
  expect(read).not.toHaveBeenCalled();
});

test('a refusal is an answer: nothing is read before the next try', async () => {
  const { write, next, read } = aList();
  Object.assign(next, { failure: refused(422), heard: false });
  await expect(write('Thanks')).rejects.toThrow('No');
  await write('Thanks');
  expect(read).not.toHaveBeenCalled();
});

test('while the list cannot be read nothing is written', async () => {
  const { write, next, read, listWords } = aList();
  next.failure = LOST;
  await expect(write('Thanks')).rejects.toBe(LOST);
  read.mockRejectedValueOnce(LOST);
  await expect(write('Thanks')).rejects.toBe(LOST);
  await write('Thanks');
  expect(listWords()).toEqual(['Thanks']);
});
