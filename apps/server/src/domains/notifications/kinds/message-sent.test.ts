import { NO_LINKS } from '@fairway/contracts/links';
import { aPerson, OCCURRED_AT, someMessage } from '#test/notification-fixtures.ts';
import { testSecrets } from '#test/services.ts';
import { expect, test } from 'vitest';
import { composeMail } from '#domains/notifications/sending/service.ts';
import type { MessageContext, NotificationEvent } from './context.ts';
import type { Audience } from './kind.ts';
import { findReader, isStale, writeEmail, writePush, writeText } from './registry.ts';

const services = { secrets: testSecrets, links: NO_LINKS };
const sent = (fields: Partial<MessageContext> = {}): NotificationEvent => ({
  topic: 'message.sent',
  payload: { message_id: 'message', actor_id: 'pro' },
  at: OCCURRED_AT,
  message: someMessage({ pro: aPerson('pro', { first_name: 'Robin', last_name: 'Calder' }), ...fields }),
});
const readAs = (audience: Audience) => ({ audience, person: aPerson(audience) });
const mail = (event: NotificationEvent, audience: Audience = 'player') =>
  composeMail(writeEmail(event, readAs(audience), services), aPerson(audience), 'https://fairway.example');

test('a mail has all of a message, with what came with it, and leads to where it is answered', () => {
  const event = sent({ message: 'Two\nlines', offer_title: 'Winter glove', images: 2, has_lesson: true });
  const { subject, text, html } = mail(event);
  expect(subject).toBe('Robin Calder: Two lines');
  expect(text).toContain('Robin Calder: Two\nlines');
  expect(html).toContain('Two<br/>lines');
  for (const words of ['Winter glove', 'Pictures: 2', 'https://fairway.example/player/messages/message'])
    expect(text).toContain(words);
});

test('a player’s message leads their coach to it', () => {
  const player = aPerson('player', { first_name: 'Jamie', last_name: 'Whitlock' });
  const event = sent({ from_pro: false, players: [player] });
  expect(mail(event, 'pro').text).toContain('https://fairway.example/pro/messages/message/message');
  expect(writePush(event, readAs('pro'), services)).toEqual({
    title: 'Jamie Whitlock',
    body: 'Range balls are on me tomorrow.',
    path: '/pro/messages/message/message',
  });
  expect(findReader(event, 'pro')).toMatchObject({ audience: 'pro' });
  expect(findReader(event, 'player')).toBeNull();
});

test('what a message says is shortened where there is little room, and stays text', () => {
  const event = sent({ message: `<script>alert(1)</script> ${'word '.repeat(2000)}` });
  const { subject, html } = mail(event);
  expect(subject.length).toBeLessThan(90);
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect(html?.length).toBeLessThan(20_000);
  expect(writePush(event, readAs('player'), services).body.length).toBeLessThan(170);
  expect(writeText(event, readAs('player'), services)).toBe('Fairway: Robin Calder wrote to you.');
});

test('a message that its reader has deleted is told to nobody', () => {
  expect(isStale(sent(), OCCURRED_AT)).toBeNull();
  expect(isStale(sent({ from_pro: false, is_deleted: true }), OCCURRED_AT)).toBe('the message was deleted');
  expect(findReader(sent({ players: [] }), 'player')).toBeNull();
});
