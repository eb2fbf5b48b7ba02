import { inTransaction } from '@fairway/db/client';
import { signIn } from '#test/app.ts';
import { aCrowd, aPro } from '#test/builders.ts';
import { waitUntilBlocked } from '#test/locks.ts';
import { startProgram, waitForOrigin, type Program } from '#test/programs.ts';
import { startWorkerHarness, waitUntilIdle } from '#test/worker-harness.ts';
import { expect, test, vi } from 'vitest';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PLAYERS = 100;

/** A coach of many, who writes to all of them from a phone that repeats what was not answered, by its key. */
async function startWriting() {
  const harness = await startWorkerHarness();
  const { db, variables } = harness;
  const pro = await aPro(db);
  await aCrowd(db, pro, PLAYERS);
  const group = await db.groups.findFirstOrThrow({ where: { pro_id: pro.id, is_all: true } });
  const { bearer } = await signIn(db, pro);
  const startApi = () =>
    startProgram('api', { ...variables, OVERLOAD_EVENT_LOOP_MS: '0', PORT: '0', LOG_LEVEL: 'info' });
  const send = async (api: Program) =>
    fetch(`${await waitForOrigin(api)}/api/message`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json', 'idempotency-key': 'the-same-for-each-attempt' },
      body: JSON.stringify({ msg: 'No lessons on Monday.', group: group.id }),
    });
  return { harness, pro, startApi, send };
}

test('an API killed while it writes a message to many leaves none; the repeat sends it, and each gets it once', async () => {
  const { harness, pro, startApi, send } = await startWriting();
  const { db, mailbox } = harness;
  const { id } = await db.users.findFirstOrThrow({ where: { pro_id: pro.id } });
  const first = startApi();
  await waitForOrigin(first);
  await inTransaction(db, async (tx) => {
    // As whoever deletes a player does.
    await tx.$executeRaw`SELECT FROM users WHERE id = ${id}::uuid FOR UPDATE`;
    const lost = send(first).catch(() => null);
    await waitUntilBlocked(db);
    await first.end('SIGKILL');
    expect(await lost).toBeNull();
  });
  expect(await db.messages.count()).toBe(0);

  const answer = await send(startApi());
  expect(answer.status).toBe(200);
  harness.worker();
  await waitUntilIdle(harness);
  expect(await db.message_recipients.count()).toBe(PLAYERS);
  expect(new Set(mailbox.mails.flatMap(({ to }) => to)).size).toBe(PLAYERS);
  expect(mailbox.mails).toHaveLength(PLAYERS);
});

test('an API killed right after has sent it; the repeat answers the same message, and each gets it once', async () => {
  const { harness, startApi, send } = await startWriting();
  const { db, mailbox } = harness;
  const first = startApi();
  await waitForOrigin(first);
  const lost = send(first).catch(() => null);
  await vi.waitFor(async () => expect(await db.messages.count()).toBe(1), { timeout: 30_000, interval: 1 });
  await first.end('SIGKILL');
  await lost;
  const { id } = await db.messages.findFirstOrThrow();

  const again = startApi();
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(((await (await send(again)).json()) as { id: string }).id).toBe(id);
  harness.worker();
  await waitUntilIdle(harness);
  expect(await db.messages.count()).toBe(1);
  expect(new Set(mailbox.mails.flatMap(({ to }) => to)).size).toBe(PLAYERS);
  expect(mailbox.mails).toHaveLength(PLAYERS);
});
