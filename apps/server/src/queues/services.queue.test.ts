import { coaching, credits } from '@fairway/testing/coaching';
import { testDeps } from '@fairway/testing/deps';
import { ownServices } from '@fairway/testing/own-services';
import { setStage, untilAllTold } from '@fairway/testing/stage';
import { times } from '@fairway/testing/times';
import { expect, test, vi } from 'vitest';
import { bookLesson } from '../domains/lessons/use-cases/book.ts';
import { cancelLesson } from '../domains/lessons/use-cases/cancel.ts';
import { changeLesson } from '../domains/lessons/use-cases/change.ts';

vi.setConfig({ testTimeout: 90_000 });

const DAY = 86_400_000;
const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test('with Redis and the mail server away lessons are booked, moved and cancelled, and what still holds is told once', async () => {
  const services = await ownServices();
  const redis = await services.redis();
  const stage = await setStage({ redis_url: redis.url });
  const deps = testDeps(stage, { now: () => new Date() });
  stage.worker();
  await redis.stop();
  await stage.mailbox.goAway();

  const people = await coaching(deps);
  const { pro, player } = people;
  await credits(deps, people, 4);
  const wish = { date: dateIn(4), duration: 60, payment_type: 'credits' as const };
  const kept = await bookLesson(player, { ...wish, time: times(['10:00', '11:00']) }, deps);
  await changeLesson(player, { id: kept.lesson.id, time: times(['11:00', '12:00']) }, deps);
  const gone = await bookLesson(player, { ...wish, payment_type: 'on_day', time: times(['14:00', '15:00']) }, deps);
  await cancelLesson(pro, { id: gone.lesson.id }, deps);

  await stage.mailbox.comeBack();
  await services.redis(redis.port);
  await untilAllTold(stage);
  const { email: coach } = await stage.db.users.findUniqueOrThrow({ where: { id: pro.id } });
  const { email } = await stage.db.users.findUniqueOrThrow({ where: { id: player.id } });
  const got = stage.mailbox.mails.map(({ to, subject }) => `${to.join()}: ${subject.split(':')[0]}`).toSorted();
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
  const skipped = await stage.db.notification_deliveries.findMany({ where: { status: 'skipped' } });
  expect(skipped.map(({ detail }) => detail)).toEqual(
    Array.from({ length: 3 }, () => 'the lesson was cancelled since'),
  );
});
