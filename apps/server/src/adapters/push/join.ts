import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import type { PushSender } from './push-sender.ts';

const isSent = <T>(answer: PromiseSettledResult<T>): answer is PromiseFulfilledResult<T> =>
  answer.status === 'fulfilled';

/**
 * Sends a push by several ways at once. Once one device has it by any of them it counts as sent, as it does within each: a second try
 * would reach that one twice. When none has, it throws what is worth another try, or else what is final.
 */
export const joinPushers = (senders: readonly PushSender[]): PushSender => ({
  send: async (push) => {
    const answers = await Promise.allSettled(senders.map((sender) => sender.send(push)));
    const sent = answers.filter(isSent).map(({ value }) => value);
    const reached = sent.reduce((sum, each) => sum + each.reached, 0);
    const failures = answers.filter((answer) => !isSent(answer)).map(({ reason }): unknown => reason);
    if (reached === 0 && failures.length > 0)
      throw failures.find((failure) => !(failure instanceof PermanentDeliveryError)) ?? failures[0];
    return { reached, dead: sent.flatMap(({ dead }) => dead) };
  },
});
