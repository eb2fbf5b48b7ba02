import { NO_LINKS } from '@fairway/contracts/links';
import { listFacts } from '@fairway/emails/content';
import { testSecrets } from '#test/services.ts';
import { aPerson, OCCURRED_AT, someLot, someOffer, somePurchase, someVideo } from '#test/notification-fixtures.ts';
import { describe, expect, test } from 'vitest';
import { composeMail } from '#domains/notifications/sending/service.ts';
import type { LotContext, NotificationEvent, OfferContext, PurchaseContext, VideoContext } from './context.ts';
import type { Audience } from './kind.ts';
import { writeEmail, writePush } from './registry.ts';

const URL = 'https://fairway.example';
const at = OCCURRED_AT;
const ids = { purchase_id: 'purchase', actor_id: 'player' };
const bought = (
  fields: Partial<PurchaseContext> = {},
): NotificationEvent<'credits.bought' | 'offer.redeemed' | 'purchase.refunded'> => ({
  topic: 'credits.bought',
  payload: { lot_id: 'lot', ...ids },
  at,
  purchase: somePurchase(fields),
});
const redeemed = (
  fields: Partial<PurchaseContext> = {},
): NotificationEvent<'credits.bought' | 'offer.redeemed' | 'purchase.refunded'> => ({
  topic: 'offer.redeemed',
  payload: ids,
  at,
  purchase: somePurchase({
    kind: 'offer',
    title: 'Winter glove',
    amount: 1500,
    credits: 0,
    expires_on: null,
    ...fields,
  }),
});
const refunded = (
  fields: Partial<PurchaseContext> = {},
): NotificationEvent<'credits.bought' | 'offer.redeemed' | 'purchase.refunded'> => ({
  topic: 'purchase.refunded',
  payload: { ...ids, actor_id: 'pro' },
  at,
  purchase: somePurchase({ status: 'refunded', refunded_at: at, ...fields }),
});
const lot = (topic: 'credits.given' | 'credits.expiring', fields: Partial<LotContext> = {}): NotificationEvent =>
  topic === 'credits.given'
    ? { topic, payload: { lot_id: 'lot', actor_id: 'pro' }, at, lot: someLot(fields) }
    : { topic, payload: { lot_id: 'lot' }, at, lot: someLot(fields) };
const sent = (fields: Partial<VideoContext> = {}): NotificationEvent => ({
  topic: 'video.sent',
  payload: { lesson_id: 'lesson', purchase_id: 'purchase', actor_id: 'player' },
  at,
  video: someVideo(fields),
});
const published = (fields: Partial<OfferContext> = {}): NotificationEvent => ({
  topic: 'offer.published',
  payload: { offer_id: 'offer', actor_id: 'pro' },
  at,
  offer: someOffer(fields),
});

const services = { secrets: testSecrets, links: NO_LINKS };
const readAs = (audience: Audience) => ({ audience, person: aPerson(audience) });
const email = (event: NotificationEvent, audience: Audience = 'player') =>
  writeEmail(event, readAs(audience), services);
const push = (event: NotificationEvent, audience: Audience = 'player') => writePush(event, readAs(audience), services);
const mail = (event: NotificationEvent, audience: Audience = 'player') =>
  composeMail(email(event, audience), aPerson(audience), URL);
/** What a reader of the HTML sees, without the tags. */
const seen = (html: string | undefined) =>
  (html ?? '')
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a receipt', () => {
  test('says number, date, what, credits and their last day, amount, card, and both sides, in both forms', () => {
    const { subject, text, html } = mail(bought());
    expect(subject).toBe('Receipt F-2031-0042: 4 lesson credits');
    const lines = [
      ['Receipt', 'F-2031-0042'],
      ['Date', '4 January 2030, 12:00 GMT'],
      ['Bought', '4 lesson credits'],
      ['Credits', '4'],
      ['Use by', '4 January 2031'],
      ['Amount', '£60.00 GBP'],
      ['Paid with', 'Card •••• 4242'],
      ['Coach', 'Robin Calder\npro@example.com'],
      ['Player', 'Jamie Whitlock'],
    ];
    expect(listFacts(email(bought()))).toEqual(lines.map(([label, value]) => ({ label, value })));
    for (const [label, value = ''] of lines) {
      expect(text).toContain(`${label}: ${value}`);
      expect(seen(html)).toContain(`${label} ${value.replace('\n', ' ')}`);
    }
  });

  test('leads to its page, offers no switch and follows nobody', () => {
    const { text, html } = mail(bought());
    expect(text).toContain(`See your receipt: ${URL}/player/receipts/purchase`);
    expect(html?.match(/(?:href|src)="[^"]+"/g)).toEqual([`href="${URL}/player/receipts/purchase"`]);
    expect(html).not.toContain('/account/privacy');
    expect(html).toContain('@media print');
  });

  test('has its date on the pro’s wall clock, and money in the pro’s currency', () => {
    const pro = aPerson('pro', { timezone: 'Pacific/Auckland' });
    const { text } = mail(bought({ pro, currency: 'JPY', amount: 6000 }));
    expect(text).toContain('Date: 5 January 2030, 01:00 GMT+13');
    expect(text).toContain('Amount: ¥6,000 JPY');
  });

  test('of an offer is one mail that tells of its credits too', () => {
    const { subject, text } = mail(redeemed({ title: 'Spring pack', credits: 10, expires_on: new Date('2031-01-04') }));
    expect(subject).toBe('Receipt F-2031-0042: Spring pack');
    for (const part of ['You bought Spring pack', '10 credits came with it', 'Credits: 10', 'Use by: 4 January 2031'])
      expect(text).toContain(part);
  });

  test('of a free offer says that nothing was charged', () => {
    const { text } = mail(redeemed({ amount: 0, card: null }));
    expect(text).toContain('You redeemed Winter glove');
    expect(text).toContain('Paid with: Nothing was charged');
  });

  test('of a video lesson says where the answer will be', () => {
    const { subject, text } = mail(sent());
    expect(subject).toBe('Receipt F-2031-0042: Video lesson');
    for (const part of ['Your videos are with Robin Calder', 'Amount: £25.00 GBP', '/player/receipts/purchase'])
      expect(text).toContain(part);
  });

  test('that is late says that the money has gone back since', () => {
    expect(mail(bought({ status: 'refunding' })).text).toContain('Refund: £60.00 GBP, on its way');
    const { text } = mail(bought({ status: 'refunded', refunded_at: at }));
    expect(text).toContain('This has since been refunded.');
    expect(text).toContain('Refund: £60.00 GBP, 4 January 2030');
    expect(text).not.toContain('Use by');
  });

  test('names a coach who has left as that', () => {
    expect(mail(bought({ pro: null })).text).toContain('Coach: A coach who has left');
  });

  test('cannot be broken out of by a title, and a long one is cut in its subject alone', () => {
    const evil = '<img src=x onerror=alert(1)>';
    expect(mail(redeemed({ title: evil })).html).not.toContain('<img');
    const title = 'A week of golf in the sun '.repeat(9).trim();
    const { subject, text } = mail(redeemed({ title }));
    expect(subject.length).toBeLessThan(110);
    expect(subject).toMatch(/ (sun|golf|week|of|in|the|A)…$/);
    expect(text).toContain(`Bought: ${title}`);
  });
});

describe('money that went back', () => {
  test('by the pro: how much, to which card, and what went with it', () => {
    const { subject, text } = mail(refunded());
    expect(subject).toBe('Refund of receipt F-2031-0042: 4 lesson credits');
    expect(text).toContain('Robin Calder refunded £60.00');
    expect(text).toContain(
      'It goes to your card •••• 4242 and may take some days to show there. 4 credits were removed from your balance',
    );
    expect(text).toContain(`${URL}/player/receipts/purchase`);
  });

  test('by itself: that what was paid for could not be had', () => {
    const { text } = mail(refunded({ failure: 'The payment was not completed.', expires_on: null }));
    expect(text).toContain('You get £60.00 back');
    expect(text).toContain('what you paid for is no longer available');
    expect(text).not.toContain('taken back');
    expect(text).not.toContain('Credits:');
    expect(text).not.toContain('Robin Calder refunded');
  });
});

describe('the pro', () => {
  test('is told what was bought, by whom and for how much, and is led to the receipt', () => {
    expect(push(bought(), 'pro')).toEqual({
      title: 'Jamie Whitlock bought 4 lesson credits',
      body: '£60.00 by card.',
      path: '/pro/money/purchase',
    });
    const { subject, text } = mail(redeemed({ credits: 2 }), 'pro');
    expect(subject).toBe('Jamie Whitlock bought Winter glove');
    for (const part of [
      'Payment: £15.00 by card',
      'Includes: 2 credits',
      `${URL}/pro/money/purchase`,
      '/account/privacy',
    ])
      expect(text).toContain(part);
    expect(mail(redeemed({ amount: 0, card: null }), 'pro').text).toContain('Jamie Whitlock redeemed Winter glove');
    expect(push(bought({ status: 'refunded' }), 'pro').body).toBe('£60.00 by card, since refunded.');
  });

  test('is told of videos, with what the player says to them', () => {
    const { text } = mail(sent(), 'pro');
    for (const part of ['Jamie Whitlock sent you a video lesson', 'Note: My driver slices.', 'Payment: £25.00 by card'])
      expect(text).toContain(part);
    expect(text).toContain(`${URL}/pro/players/player/history/lesson/lesson`);
  });
});

test('videos that the pro sent are told to the player as a lesson is, without a receipt', () => {
  const { subject, text } = mail(sent({ purchase: null }));
  expect(subject).toBe('Video lesson with Robin Calder');
  for (const part of ['Robin Calder made a video lesson for you', 'Nothing to pay', `${URL}/player/lesson/lesson`])
    expect(text).toContain(part);
  expect(text).not.toContain('receipt');
});

test('credits given come with the pro’s reason', () => {
  expect(mail(lot('credits.given', { reason: 'Well played!' })).text).toContain('Reason: Well played!');
  expect(mail(lot('credits.given')).text).not.toContain('Reason');
});

test('credits that expire are told with what is left, their last day and what then', () => {
  const event = lot('credits.expiring', { remaining: 3 });
  const { subject, text } = mail(event);
  expect(subject).toBe('Use 3 credits by 4 January 2031');
  for (const part of ['Expired credits are non-refundable.', `${URL}/player/lessons/book`, '/account/privacy'])
    expect(text).toContain(part);
  expect(push(event)).toEqual({
    title: '3 credits with Robin Calder',
    body: 'Use by 4 January 2031. Expired credits are non-refundable.',
    path: '/player/lessons/book',
  });
  expect(mail(lot('credits.expiring', { remaining: 1 })).subject).toBe('Use 1 credit by 4 January 2031');
});

describe('a new offer', () => {
  test('is told with title, price, what comes with it and its last day', () => {
    const { subject, text, html } = mail(published({ lesson_credits_value: 4, ended_at: '2030-01-31' }));
    expect(subject).toBe('New offer: Winter glove');
    for (const part of [
      'Robin Calder has a new offer',
      'Warm and dry, in three sizes.',
      'Price: £15.00',
      'Includes: 4 credits',
      'Last day: 31 January 2030',
      `${URL}/player/offers/offer`,
      '/account/privacy',
    ])
      expect(text).toContain(part);
    expect(html).not.toContain('<img');
  });

  test('that is free says so, and a long description is cut at a word', () => {
    const description = `${'Long words here. '.repeat(60)}\n\nEnd`;
    const { lead } = email(published({ price: 0, description }));
    expect(push(published({ price: 0, description })).body).toBe('Winter glove. Free.');
    expect(lead.length).toBeLessThanOrEqual(241);
    expect(lead).toMatch(/(Long|words|here)…$/);
    expect(email(published({ description: ' ' })).lead).toBe('Have a look.');
  });
});
