import { expect, test } from 'vitest';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
import { joinPushers } from './join.ts';
import type { Pushed, PushSender } from './push-sender.ts';

const push = { id: 'one', email: 'a@example.com', tokens: [], subscriptions: [], title: 'A', body: 'B', url: 'C' };
const answering = (answer: Pushed | Error): PushSender => ({
  send: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
});
const send = (...answers: (Pushed | Error)[]) => joinPushers(answers.map(answering)).send(push);

const away = new Error('away');
const refused = new PermanentDeliveryError('refused');

test('what several ways reach is counted together, and so are the dead', async () => {
  expect(await send({ reached: 1, dead: ['a'] }, { reached: 2, dead: ['b'] })).toEqual({
    reached: 3,
    dead: ['a', 'b'],
  });
});

test('one way that reaches somebody makes the push sent: another try would reach them twice', async () => {
  expect(await send(away, { reached: 1, dead: [] })).toEqual({ reached: 1, dead: [] });
});

test('nobody at either way is nobody reached, not a failure', async () => {
  expect(await send({ reached: 0, dead: [] }, { reached: 0, dead: ['b'] })).toEqual({ reached: 0, dead: ['b'] });
});

test('a way that may work later is tried again, though the other is of no use', async () => {
  await expect(send(refused, away)).rejects.toBe(away);
  await expect(send({ reached: 0, dead: [] }, away)).rejects.toBe(away);
  await expect(send(refused, { reached: 0, dead: [] })).rejects.toBe(refused);
});
