import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT, enqueueMessage, keepDraftAtOnce, listOutbox, readDraft } from './messageStore.ts';

const CONVERSATION = { user_id: 'alex', player_id: null };

afterEach(() => vi.unstubAllGlobals());

test('words that a page kept as it went are no draft any more once they are sent', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  const content = { ...EMPTY_DRAFT, text: 'See you on Tuesday' };
  keepDraftAtOnce(CONVERSATION, content);
  expect(stored.size).toBe(1);
  await enqueueMessage({
    ...CONVERSATION,
    key: 'one',
    created_at: 1,
    content: { ...content, pictures: [] },
    failure: null,
  });
  expect(await readDraft(CONVERSATION)).toEqual(EMPTY_DRAFT);
  expect((await listOutbox('alex')).map(({ content: { text } }) => text)).toEqual(['See you on Tuesday']);
});
