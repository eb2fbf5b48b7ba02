import { afterEach, expect, test, vi } from 'vitest';
import { addRow, changeRow } from './pendingKit.ts';
import { changePending, readPending, type KitOwner } from './pendingStore.ts';

const OWNER: KitOwner = { user_id: 'full', list: 'bag' };
const TYPED = { club: '7 iron', detail: 'Blade' };

afterEach(() => vi.unstubAllGlobals());

test('what is typed while the browser has no room is kept beside what was stored before, and stored once there is', () => {
  const stored = new Map<string, string>();
  let isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, text);
    },
  });
  changePending(OWNER, (now) => addRow(now, { id: 'first', order: 1, values: null }));
  isFull = true;
  changePending(OWNER, (now) => addRow(now, { id: 'second', order: 2, values: null }));
  expect(readPending(OWNER).added.map(({ id }) => id)).toEqual(['first', 'second']);
  changePending(OWNER, (now) => changeRow(now, 'second', TYPED));
  expect(readPending(OWNER)).toBe(readPending(OWNER));
  isFull = false;
  changePending(OWNER, (now) => changeRow(now, 'first', TYPED));
  expect([...stored.values()].map((text) => JSON.parse(text) as unknown)).toEqual([readPending(OWNER)]);
  expect(readPending(OWNER).changed).toEqual({ first: TYPED, second: TYPED });
});
