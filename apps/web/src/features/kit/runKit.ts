import { notify } from '../../app/notices/notify.ts';
import { createRetriedRun } from '../../app/outbox/createRetriedRun.ts';
import type { QueueRun } from '../../app/outbox/drainQueue.ts';
import { knownUser } from '../../app/session/session.ts';
import { utils } from '../../trpc/client.ts';
import { KIT } from './kitLists.ts';
import { KIT_LISTS, type KitListName } from './pendingStore.ts';
import { sendKit } from './sendKit.ts';

/** The homes show the kit with the person: they ask anew when they are opened next. */
const forgetHome = () => void utils.accounts.user.invalidate(undefined, { refetchType: 'none' });

const sendList = (user_id: string, list: KitListName): Promise<QueueRun> => {
  const { isComplete, send, refresh } = KIT[list];
  return sendKit(
    { user_id, list },
    {
      isComplete,
      isStill: (id) => knownUser()?.id === id,
      send: async (step) => {
        await send(user_id, step);
        forgetHome();
      },
      refresh: () => {
        forgetHome();
        return refresh(user_id);
      },
      onRefused: (words) => notify.error(words),
    },
  );
};

/** Sends what somebody has done to their kit, by itself from the start on and when it is told to. */
export const { run: runKit, start: startKit } = createRetriedRun(async (user_id) => {
  const runs = await Promise.all(KIT_LISTS.map((list) => sendList(user_id, list)));
  return runs.includes('waiting') ? 'waiting' : 'done';
});
