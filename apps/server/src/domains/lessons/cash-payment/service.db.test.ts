import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { aRequest, atOnce, expectFault, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { fileDatabase } from '#test/file-database.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveSettings } from '#domains/users/settings/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';
import { cancelGroupLesson } from '#domains/lessons/group-lessons/service.ts';
import { joinGroupLesson } from '#domains/lessons/group-places/service.ts';
import { listFeesDue, markPaid, waiveFee } from './service.ts';
import { lessonById } from '#domains/lessons/lesson/service.ts';

/** Monday, nine in the morning in London; the lesson is on Wednesday at ten. */
const NOW = '2031-03-10T09:00:00Z';
const LATE = '2031-03-11T12:00:00.000Z';
const AFTER = '2031-03-12T11:05:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let lesson: Lesson;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  await saveSettings(people.pro, { lesson_price: 1250 }, services, aRequest());
  lesson = await book();
});

const spot = { date: '2031-03-12', time: times(['10:00', '11:00']), duration: 60 };
const book = async () => (await bookLesson(people.player, { ...spot, payment_type: 'on_day' }, services)).lesson;
const guest = async () =>
  (
    await bookLesson(
      people.pro,
      { ...spot, time: times(['14:00', '15:00']), player_id: 'guest', guest_name: 'Sam' },
      services,
    )
  ).lesson;
const pay = (over: { id?: string; paid?: boolean; paid_amount?: number } = {}) =>
  markPaid(people.pro, { id: lesson.id, ...over }, services);
const fee = (waived?: boolean) => waiveFee(people.pro, { id: lesson.id, waived }, services);
const cancel = (refund?: boolean) => cancelLesson(people.pro, { id: lesson.id, refund }, services);
const cancelLate = (refund?: boolean) => {
  clock.set(LATE);
  return cancel(refund);
};
const UNPAID = { paid_at: null, paid_amount: null, paid_currency: null };
const PAID = { paid_amount: 5000, paid_currency: 'GBP', fee_due: false, fee_waived_at: null };

describe('a lesson to be paid on the day', () => {
  test.each([
    ['before it', NOW],
    ['after it', AFTER],
    ['much later', '2032-01-05T09:00:00.000Z'],
  ])('is marked paid %s, with what it costs', async (_, at) => {
    clock.set(at);
    const paid = await pay();
    expect(paid).toMatchObject({ ...PAID, paid_at: new Date(at).toISOString(), can: { mark_unpaid: true } });
    expect(await lessonById(people.player, lesson.id, services)).toMatchObject({ ...PAID, can: { mark_paid: false } });
  });

  test('with another amount, in the pro’s own currency', async () => {
    await home.db.users.update({ where: { id: people.pro.id }, data: { currency: 'JPY' } });
    expect(await pay({ paid_amount: 7000 })).toMatchObject({ paid_amount: 7000, paid_currency: 'JPY' });
  });

  test('a guest’s too', async () => {
    const { id } = await guest();
    expect(await pay({ id })).toMatchObject({ ...PAID, guest_name: 'Sam' });
  });

  test('without a price the amount is asked for', async () => {
    await saveSettings(people.pro, { lesson_price: null }, services, aRequest());
    expect(await expectFault('paid_amount', pay())).toBe('Please enter an amount.');
    expect(await pay({ paid_amount: 4200 })).toMatchObject({ paid_amount: 4200 });
  });

  test('twice over it is paid once; an amount that is sent mends the first', async () => {
    await pay();
    clock.set(AFTER);
    await saveSettings(people.pro, { lesson_price: 2000 }, services, aRequest());
    expect(await pay()).toMatchObject({ ...PAID, paid_at: '2031-03-10T09:00:00.000Z' });
    const mended = await pay({ paid_amount: 4500 });
    expect(mended).toMatchObject({ paid_at: '2031-03-10T09:00:00.000Z', paid_amount: 4500, paid_currency: 'GBP' });
  });

  test('is not paid after all, and may be paid again', async () => {
    await pay();
    expect(await pay({ paid: false })).toMatchObject({ ...UNPAID, fee_due: false });
    expect(await pay({ paid: false })).toMatchObject(UNPAID);
    clock.set(AFTER);
    expect(await pay()).toMatchObject({ ...PAID, paid_at: AFTER });
  });

  test('keeps its money when it is moved or made longer', async () => {
    await pay();
    await changeLesson(
      people.pro,
      { id: lesson.id, date: '2031-03-13', duration: 90, time: times(['10:00', '11:30']) },
      services,
    );
    expect(await lessonById(people.pro, lesson.id, services)).toMatchObject({ ...PAID, duration: 90 });
  });

  test('calendars and the outbox hear nothing of it', async () => {
    const [before, events] = [await row(), await home.db.outbox.count()];
    await pay();
    const after = await row();
    expect([after.sequence, after.updated_at]).toEqual([before.sequence, before.updated_at]);
    expect(await home.db.outbox.count()).toBe(events);
  });
});

const row = () => home.db.lessons.findUniqueOrThrow({ where: { id: lesson.id } });

describe('what cannot be marked paid', () => {
  test('a lesson that is paid with credits', async () => {
    await credits(services, people, 4);
    const time = times(['12:00', '13:00']);
    const { lesson: spent } = await bookLesson(people.player, { ...spot, time, payment_type: 'credits' }, services);
    for (const paid of [true, false])
      expect(await expectFault('paid', pay({ id: spent.id, paid }))).toBe('This lesson is paid for with credits.');
  });

  test('one that was cancelled in time, unless it was paid before', async () => {
    await cancel();
    const NOTHING = 'This lesson was cancelled and nothing is due for it.';
    expect(await expectFault('paid', pay())).toBe(NOTHING);
    expect(await expectFault('waived', fee())).toBe(NOTHING);
    expect(await row()).toMatchObject({ ...UNPAID, fee_due: false, fee_waived_at: null });
  });

  test('one of another pro, or of nobody: it does not exist', async () => {
    const { pro } = await coaching(services);
    for (const call of [
      () => markPaid(pro, { id: lesson.id }, services),
      () => markPaid(pro, { id: lesson.id, paid: false }, services),
      () => waiveFee(pro, { id: lesson.id }, services),
    ])
      expect(await catchRefusal(call())).toEqual(NOT_FOUND);
    expect(await row()).toMatchObject(UNPAID);
  });
});

describe('a lesson that is cancelled with its money noted', () => {
  test.each([
    ['in time', NOW, false],
    ['late, when taking it back leaves the fee due', LATE, true],
  ])('keeps it: %s', async (_, at, fee_due) => {
    await pay();
    clock.set(at);
    await cancel();
    expect(await lessonById(people.pro, lesson.id, services)).toMatchObject(PAID);
    expect(await pay({ paid: false })).toMatchObject({ ...UNPAID, fee_due });
  });

  test('also when the pro lets a late one go: taking it back leaves nothing due', async () => {
    await pay();
    await cancelLate(true);
    expect(await lessonById(people.pro, lesson.id, services)).toMatchObject({ ...PAID, can: { unwaive_fee: false } });
    expect(await pay({ paid_amount: 4500 })).toMatchObject({ ...PAID, paid_amount: 4500 });
    expect(await pay({ paid: false })).toMatchObject({
      ...UNPAID,
      fee_due: false,
      fee_waived_at: LATE,
      can: { mark_paid: false, unwaive_fee: true },
    });
    expect(await listFeesDue(people.pro, { page: 1 }, services)).toEqual([]);
    expect(await fee(false)).toMatchObject({ fee_due: true, fee_waived_at: null });
  });

  test('and of a place, when the pro cancels the group lesson', async () => {
    const { id } = await aGroupLesson(services, people.pro, {
      time: times(['11:00', '12:00']),
      payment_type: 'on_day',
      price: 2500,
      credits: null,
    });
    const place = (await joinGroupLesson(people.player, { id }, services)).lesson.id;
    await pay({ id: place });
    clock.set(LATE);
    await cancelGroupLesson(people.pro, { id }, services);
    expect(await lessonById(people.pro, place, services)).toMatchObject({ paid_amount: 2500, fee_waived_at: null });
    expect(await pay({ id: place, paid: false })).toMatchObject({ ...UNPAID, fee_due: false, fee_waived_at: LATE });
  });
});

describe('the fee of a lesson that is cancelled late', () => {
  test('is due, and listed until it is paid', async () => {
    await cancelLate();
    expect(await listFeesDue(people.pro, { page: 1 }, services)).toMatchObject([
      { id: lesson.id, can: { waive_fee: true } },
    ]);
    expect(await pay()).toMatchObject(PAID);
    expect(await listFeesDue(people.pro, { page: 1 }, services)).toEqual([]);
    expect(await expectFault('waived', fee())).toBe('The fee for this lesson has been paid.');
    expect(await pay({ paid: false })).toMatchObject({ ...UNPAID, fee_due: true });
  });

  test('or waived, which may be taken back; each done twice is done once', async () => {
    await cancelLate();
    const waived = await fee();
    expect(waived).toMatchObject({ fee_due: false, fee_waived_at: LATE, can: { unwaive_fee: true } });
    clock.set(AFTER);
    expect(await fee()).toEqual(waived);
    expect(await expectFault('paid', pay())).toBe('The fee for this lesson has been waived.');
    expect(await fee(false)).toMatchObject({ fee_due: true, fee_waived_at: null });
    expect(await fee(false)).toMatchObject({ fee_due: true });
    expect(await pay()).toMatchObject(PAID);
  });

  test('is waived at once where the pro lets it go, and due after all if they say so', async () => {
    await cancelLate(true);
    expect(await row()).toMatchObject({ fee_due: false, fee_waived_at: new Date(LATE) });
    expect(await fee(false)).toMatchObject({ fee_due: true, fee_waived_at: null });
  });

  test('nobody else is told of the fees of a pro', async () => {
    await cancelLate();
    const { pro } = await coaching(services);
    expect(await listFeesDue(pro, { page: 1 }, services)).toEqual([]);
  });
});

describe('two at once', () => {
  test('one payment: the same answer for both, and an amount that is sent wins whoever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await pay({ paid: false });
      const { granted } = await atOnce([pay(), pay({ paid_amount: 4000 }), pay()]);
      expect(granted).toHaveLength(3);
      expect(await row()).toMatchObject({ paid_amount: 4000, paid_currency: 'GBP' });
    }
  });

  test('paid and waived: one of them, never both', async () => {
    await cancelLate();
    for (let round = 0; round < 5; round += 1) {
      const { granted, refused } = await atOnce([pay(), fee()]);
      expect([granted.length, refused.map(({ status }) => status)]).toEqual([1, [422]]);
      const { paid_at, fee_waived_at, fee_due } = await row();
      expect([paid_at, fee_waived_at].filter(Boolean)).toHaveLength(1);
      expect(fee_due).toBe(false);
      await (paid_at ? pay({ paid: false }) : fee(false));
    }
  });

  test('paid and cancelled late: a fee is due or paid', async () => {
    clock.set(LATE);
    await atOnce<unknown>([pay(), cancel()]);
    const { paid_at, fee_due, cancelled_at } = await row();
    expect(cancelled_at).not.toBeNull();
    expect([paid_at !== null, fee_due]).toEqual([true, false]);
  });
});
