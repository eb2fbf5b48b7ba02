import type { DueSession, PracticeToday } from '@fairway/contracts/practice/plans';
import { createQueueRunner } from '../../../app/outbox/createQueueRunner.ts';
import { knownUser } from '../../../app/session/session.ts';
import { trpcClient, utils } from '../../../trpc/client.ts';
import { sendTicks, type TickPort } from './sendTicks.ts';
import { deleteTick, enqueueTick, noteTickFailure, type Tick } from './tickStore.ts';

const readAgain = () => {
  void utils.practice.today.invalidate();
  void utils.practice.ofPlayer.invalidate();
};

const runner = createQueueRunner({
  channel: 'fairway-practice',
  drain: (user_id) => sendTicks(user_id, port),
  onElsewhere: readAgain,
});
/** Calls back when a tick was made, sent or refused, in this tab or in another. */
export const onTicksChange = runner.onChange;
/** Sends what was ticked off whenever the connection is back, and when the app opens with something left. */
export const startTicks = runner.start;
/** Tries what waits now. */
export const runTicks = runner.run;

const without = (list: readonly DueSession[], id: string) => list.filter((session) => session.id !== id);

/** Shows a session as the server has it from now on, before the day is asked for again. */
const showDone = (session: DueSession) => (practice: PracticeToday | undefined) =>
  practice && {
    ...practice,
    due: without(practice.due, session.id),
    done:
      session.done_on === practice.today
        ? [...without(practice.done, session.id), session]
        : without(practice.done, session.id),
  };

const port: TickPort = {
  isStill: (user_id) => knownUser()?.id === user_id,
  send: ({ key, session, score, note, done_at, replaces }) =>
    trpcClient.practice.record.mutate({ id: session.id, key, score, note, done_at, replaces }),
  onSent: (_tick, session) => {
    utils.practice.today.setData(undefined, showDone(session));
    readAgain();
    runner.tell();
  },
  onChange: () => runner.tell(),
};

/** Takes a tick for sending: from here on it counts once, whatever happens to this page. */
export async function addTick(tick: Tick): Promise<void> {
  await enqueueTick(tick);
  runner.tell();
  void runner.run();
}

/** Sends one that was refused again. */
export async function retryTick(key: string): Promise<void> {
  await noteTickFailure(key, null);
  runner.tell();
  void runner.run();
}

/** Forgets a tick that was refused. */
export async function forgetTick(key: string): Promise<void> {
  await deleteTick(key);
  runner.tell();
}
