import { describe, expect, test } from 'vitest';
import { DELIVERY_REASONS, DELIVERY_STATUSES } from '../notifications/deliveries.ts';
import { deliveryReasonText, deliveryStatusText, noticeName } from './deliveries.ts';

test('a full mailbox is told as such', () => {
  expect(deliveryReasonText('mailbox_full')).toBe('Their mailbox is full');
  expect(deliveryStatusText({ status: 'failed', reason: 'mailbox_full' })).toBe('Not delivered: their mailbox is full');
});

test('what is tried again says so', () => {
  expect(deliveryStatusText({ status: 'queued', reason: 'provider_down' })).toBe(
    'Not yet: the email or phone network refused it. We are trying again',
  );
});

describe('every status with every reason', () => {
  const each = DELIVERY_STATUSES.flatMap((status) => [null, ...DELIVERY_REASONS].map((reason) => ({ status, reason })));
  test.each(each)('$status, $reason: a sentence without our own codes', (delivery) => {
    const text = deliveryStatusText(delivery);
    expect(text).toMatch(/^[A-Z]/);
    expect(text).not.toMatch(/_|\bpro\b/);
  });
});

test('what a notice told of is named, and what has no name is a message', () => {
  expect(noticeName('lesson.moved')).toBe('Lesson moved');
  expect(noticeName('message.sent')).toBe('Message');
});
