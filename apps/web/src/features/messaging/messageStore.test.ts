import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT, enqueueMessage, keepDraftAtOnce, listOutbox, readDraft, writeDraft } from './messageStore.ts';

const CONVERSATION = { user_id: 'alex', player_id: null };

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draft = (text: string) => ({ ...EMPTY_DRAFT, text });

test('what a page kept as it went gives way to what is written after it', async () => {
  keepDraftAtOnce(CONVERSATION, draft('See'));
  expect(await readDraft(CONVERSATION)).toEqual(draft('See'));
  keepDraftAtOnce(CONVERSATION, draft('See you'));
  await writeDraft(CONVERSATION, draft('See you on Tuesday, or on Wednesday'));
  expect(await readDraft(CONVERSATION)).toEqual(draft('See you on Tuesday, or on Wednesday'));
});

test('what a page keeps as it goes outlives an older copy that is still being written', async () => {
  const writing = writeDraft(CONVERSATION, draft('See'));
  keepDraftAtOnce(CONVERSATION, draft('See you'));
  await writing;
  expect(await readDraft(CONVERSATION)).toEqual(draft('See you'));
});

test('words that a page kept as it went are no draft any more once they are sent', async () => {
  const content = draft('See you on Tuesday');
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
