import { expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from './messageStore.ts';

const conversation = { user_id: 'sam', player_id: 'alex' };
const draft = (text: string) => ({ ...EMPTY_DRAFT, text });
/** A tab has modules of its own. */
const openTab = async () => {
  vi.resetModules();
  return import('./draftsSent.ts');
};

test('a draft that one tab has sent is heard of in another that still has it, and in no other', async () => {
  const [here, there] = [await openTab(), await openTab()];
  const heard: string[] = [];
  const open = (name: string, tab: typeof here, at: typeof conversation, text: string) =>
    tab.onDraftSent(
      at,
      () => draft(text),
      () => heard.push(name),
    );
  const close = [
    open('sender', here, conversation, 'See you'),
    open('of another player', there, { ...conversation, player_id: 'priya' }, 'See you'),
    open('edited since', there, conversation, 'See you on Saturday'),
    open('copy', there, conversation, 'See you'),
  ];
  here.tellDraftSent(conversation, draft('See you'));
  await expect.poll(() => heard).toEqual(['copy']);
  close.forEach((stop) => stop());
});
