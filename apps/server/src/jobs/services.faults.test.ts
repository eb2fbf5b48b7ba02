import { DAY_MS } from '@fairway/time/units';
import { coaching, credits } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { startOwnServices } from '#test/own-services.ts';
import { startWorkerHarness, waitUntilIdle } from '#test/worker-harness.ts';
import { times } from '#test/times.ts';
import { expect, test, vi } from 'vitest';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';

vi.setConfig({ testTimeout: 90_000 });

const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('with Redis and the mail server away lessons are booked, moved and cancelled, and what still holds is told once', async () => {
  const machines = await startOwnServices();
  const redis = await machines.redis();
  const harness = await startWorkerHarness({ redis_url: redis.url });
  const services = testServices(harness, { now: () => new Date() });
  harness.worker();
  await redis.stop();
  await harness.mailbox.goAway();

  const people = await coaching(services);
  const { pro, player } = people;
  await credits(services, people, 4);
  const requested = { date: dateIn(4), duration: 60, payment_type: 'credits' as const };
  const kept = await bookLesson(player, { ...requested, time: times(['10:00', '11:00']) }, services);
  await changeLesson(player, { id: kept.lesson.id, time: times(['11:00', '12:00']) }, services);
  const gone = await bookLesson(
    player,
    { ...requested, payment_type: 'on_day', time: times(['14:00', '15:00']) },
    services,
  );
  await cancelLesson(pro, { id: gone.lesson.id }, services);

  await harness.mailbox.comeBack();
  await machines.redis(redis.port);
  await waitUntilIdle(harness);
  const { email: coach } = await harness.db.users.findUniqueOrThrow({ where: { id: pro.id } });
  const { email } = await harness.db.users.findUniqueOrThrow({ where: { id: player.id } });
  const got = harness.mailbox.mails.map(({ to, subject }) => `${to.join()}: ${subject.split(':')[0]}`).toSorted();
  expect(got).toEqual(
    [
      `${email}: 4 credits from Robin Calder`,
      `${email}: Lesson booked`,
      `${email}: Lesson moved`,
      `${email}: Lesson cancelled`,
      `${email}: [push to ${email}] Robin Calder cancelled your lesson`,
      `${coach}: Lesson booked`,
      `${coach}: Lesson moved`,
      `${coach}: [push to ${coach}] Jamie Whitlock booked a lesson`,
      `${coach}: [push to ${coach}] Jamie Whitlock moved their lesson`,
    ].toSorted(),
  );
  const skipped = await harness.db.notification_deliveries.findMany({ where: { status: 'skipped' } });
  expect(skipped.map(({ detail }) => detail)).toEqual(
    Array.from({ length: 3 }, () => 'the lesson was cancelled since'),
  );
});
