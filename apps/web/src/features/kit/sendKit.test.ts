import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRow, changeRow, NOTHING_PENDING, placeRows, type KitStep } from './pendingKit.ts';
import { changePending, readPending, type KitOwner } from './pendingStore.ts';
import { sendKit, type KitPort } from './sendKit.ts';

const OWNER: KitOwner = { user_id: 'player', list: 'bag' };
const TYPED = { club: '7 iron', detail: 'Blade' };
const refusal = (httpStatus: number, errors?: object) =>
  Object.assign(new Error('No'), { data: { httpStatus, errors } });

let sent: KitStep[];
let answers: (() => Promise<unknown>)[];
const refresh = vi.fn(async () => undefined);
const onRefused = vi.fn();
let isStill = true;
const port: KitPort = {
  isComplete: ({ club, detail }) => club !== '' && detail !== '',
  isStill: () => isStill,
  send: (step) => {
    sent.push(step);
    return (answers.shift() ?? (async () => undefined))();
  },
  refresh,
  onRefused,
};
const fail = (error: Error) => async (): Promise<never> => {
  throw error;
};

beforeEach(() => {
  [sent, answers, isStill] = [[], [], true];
  vi.clearAllMocks();
  // One holder at a time, as the browser's own locks.
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work)),
    },
  });
  changePending(OWNER, () => NOTHING_PENDING);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const addClub = () =>
  changePending(OWNER, (now) => changeRow(addRow(now, { id: 'new', order: 1, values: null }), 'new', TYPED));
const list = () => sent.map(({ kind }) => kind);

test('a step whose answer was lost is made again with the same id, and nothing after it before', async () => {
  addClub();
  answers = [fail(new Error('The line is gone'))];
  expect(await sendKit(OWNER, port)).toBe('waiting');
  expect(list()).toEqual(['add']);
  expect(await sendKit(OWNER, port)).toBe('done');
  expect(sent).toEqual([
    { kind: 'add', id: 'new', order: 1 },
    { kind: 'add', id: 'new', order: 1 },
    { kind: 'change', id: 'new', values: TYPED },
  ]);
  expect(readPending(OWNER)).toBe(NOTHING_PENDING);
});

test('two tabs that send at once send each step once', async () => {
  addClub();
  await Promise.all([sendKit(OWNER, port), sendKit(OWNER, port)]);
  expect(list()).toEqual(['add', 'change']);
});

test('nothing is sent for somebody who is no longer signed in', async () => {
  addClub();
  isStill = false;
  expect(await sendKit(OWNER, port)).toBe('waiting');
  expect(sent).toEqual([]);
});

test('a row for which there is no room is told of and given up', async () => {
  addClub();
  answers = [fail(refusal(422, { club: ['Your bag is full.'] }))];
  expect(await sendKit(OWNER, port)).toBe('done');
  expect(onRefused).toHaveBeenCalledWith('Your bag is full.');
  expect(readPending(OWNER)).toBe(NOTHING_PENDING);
});

test('what is refused of a row waits for its writer, and keeps nothing else back', async () => {
  changePending(OWNER, (now) => placeRows(changeRow(now, 'b', TYPED), ['b', 'a']));
  answers = [fail(refusal(422, { name: ['Too long.'] }))];
  expect(await sendKit(OWNER, port)).toBe('done');
  expect(list()).toEqual(['change', 'place']);
  expect(readPending(OWNER)).toMatchObject({ refused: { b: 'Too long.' }, changed: { b: TYPED }, placed: null });
});

test('a row that another device has removed is given up, and the list read again', async () => {
  changePending(OWNER, (now) => changeRow(now, 'b', TYPED));
  answers = [fail(refusal(404))];
  expect(await sendKit(OWNER, port)).toBe('done');
  expect(refresh).toHaveBeenCalledOnce();
  expect(readPending(OWNER)).toBe(NOTHING_PENDING);
});

test.each([401, 429, 503])('after a %i everything waits for another try', async (status) => {
  addClub();
  answers = [fail(refusal(status))];
  expect(await sendKit(OWNER, port)).toBe('waiting');
  expect(readPending(OWNER).added).toHaveLength(1);
});
