import { expect, test } from 'vitest';
import { aPerson, OCCURRED_AT } from '#test/notification-fixtures.ts';
import type { DigestItem, NotificationEvent } from './context.ts';
import { digestDue } from './digest-due.ts';

const message = (fields: Partial<Extract<DigestItem, { kind: 'message' }>> = {}): DigestItem => ({
  kind: 'message',
  sender: 'Robin Calder',
  from_pro: true,
  message: 'Bring the 7 iron.',
  ...fields,
});
const offer = (fields: Partial<Extract<DigestItem, { kind: 'offer' }>> = {}): DigestItem => ({
  kind: 'offer',
  title: 'Winter glove',
  price: 1250,
  currency: 'GBP',
  ...fields,
});
const anEvent = (items: DigestItem[], to = aPerson('player'), has_more = false): NotificationEvent<'digest.due'> => ({
  topic: 'digest.due',
  payload: { user_id: to.id, digest_id: 'digest' },
  at: OCCURRED_AT,
  to,
  is_pro: to.id === 'pro',
  digest: { items, has_more },
});
const services = {} as Parameters<typeof digestDue.email>[2];
function writeDigest(event: NotificationEvent<'digest.due'>) {
  const reader = digestDue.findReader(event, event.to.id)!;
  return {
    email: digestDue.email(event, reader, services),
    push: digestDue.push(event, reader, services),
    text: digestDue.text(event, reader, services),
  };
}

test('tells of each thing in the order in which it came', () => {
  const { email, push, text } = writeDigest(anEvent([message(), offer(), offer({ title: 'Fitting', price: 0 })]));
  expect(email).toMatchObject({
    subject: 'Your Fairway summary: 1 message and 2 offers',
    lead: '1 message and 2 offers since your last summary.',
    entries: [
      { label: 'Robin Calder', value: 'Bring the 7 iron.' },
      { label: 'New offer', value: 'Winter glove (£12.50)' },
      { label: 'New offer', value: 'Fitting (free)' },
    ],
    button: { label: 'Read your messages', path: '/player/messages' },
  });
  expect([push.body, text]).toEqual(['1 message and 2 offers', 'Fairway: 1 message and 2 offers.']);
});

test('leads a coach to their own messages, and whoever has offers alone to the offers', () => {
  expect(writeDigest(anEvent([message()], aPerson('pro'))).email.button.path).toBe('/pro/messages');
  expect(writeDigest(anEvent([offer()])).email.button.path).toBe('/player/offers');
});

test('has nobody to go to when nothing of it is news', () => {
  expect(digestDue.recipients(anEvent([]))).toEqual([]);
  expect(digestDue.isStale(anEvent([]), OCCURRED_AT)).not.toBeNull();
  expect(digestDue.isStale(anEvent([offer()]), OCCURRED_AT)).toBeNull();
});

test('names whoever has no name by what they are, and says when there is more', () => {
  const { email } = writeDigest(
    anEvent([message({ sender: '' }), message({ sender: '', from_pro: false })], undefined, true),
  );
  expect(email).toMatchObject({ lead: 'The first 2 messages; there are more in Fairway.' });
  expect('entries' in email && email.entries.map(({ label }) => label)).toEqual(['Your coach', 'Your player']);
});
