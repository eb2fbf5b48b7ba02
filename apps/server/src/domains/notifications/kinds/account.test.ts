import { NO_LINKS } from '@fairway/contracts/links';
import { testSecrets } from '#test/services.ts';
import { aPerson, OCCURRED_AT } from '#test/notification-fixtures.ts';
import { expect, test } from 'vitest';
import { composeMail } from '#domains/notifications/sending/service.ts';
import type { AccountTopic } from './channel-matrix.ts';
import type { NotificationEvent } from './context.ts';
import { writeEmail, writeText } from './registry.ts';

const at = OCCURRED_AT;
const to = aPerson('reader');
const URL = 'https://fairway.example';
const services = { secrets: testSecrets, links: NO_LINKS };
const mail = (event: NotificationEvent<AccountTopic>, links = NO_LINKS) =>
  composeMail(
    writeEmail(event, { audience: 'player', person: event.to }, { ...services, links }),
    { ...event.to, email: event.to.email ?? expect.unreachable() },
    URL,
  );

const challenge = (purpose: 'two_factor' | 'reset' | 'set_password'): NotificationEvent<AccountTopic> => ({
  topic: 'challenge.made',
  payload: { challenge_id: 'challenge' },
  at,
  to,
  challenge: {
    id: 'challenge',
    purpose,
    expires_at: new Date('2030-01-11T12:00:00Z'),
    settled_at: null,
    replaces: false,
  },
});
const invitation = (pro_name = 'Robin Calder'): NotificationEvent<AccountTopic> => ({
  topic: 'invitation.made',
  payload: { invitation_id: 'invitation', sent: 2 },
  at,
  to: { ...to, id: null },
  invitation: {
    id: 'invitation',
    code: 'K7MPQ2',
    sent: 2,
    expires_at: new Date('2030-01-18T12:00:00Z'),
    accepted_at: null,
    pro_name,
  },
});

test.each(['two_factor', 'reset'] as const)(
  'the mail of %s shows its pin in both forms, and the subject does not',
  (purpose) => {
    const pin = testSecrets.pin(purpose, 'challenge');
    const { subject, text, html } = mail(challenge(purpose));
    expect(text).toContain(`Your pin: ${pin}`);
    expect(html).toContain(pin);
    expect(subject).not.toContain(pin);
  },
);

test.each([
  [true, 'to log in with this email from now on'],
  [false, 'to show that this email is yours'],
])(
  'the mail that confirms an address (a new one: %s) has the pin and no name of whoever typed it',
  (replaces, words) => {
    const event: NotificationEvent<AccountTopic> = {
      topic: 'challenge.made',
      payload: { challenge_id: 'challenge' },
      at,
      to: { ...to, first_name: '', last_name: '' },
      challenge: {
        id: 'challenge',
        purpose: 'confirm_email',
        replaces,
        expires_at: new Date('2030-01-11T12:00:00Z'),
        settled_at: null,
      },
    };
    const { to: reader, subject, text, html } = mail(event);
    expect([reader.name, subject]).toEqual(['', 'Confirm your email for Fairway']);
    expect(text).toContain(`Your pin: ${testSecrets.pin('confirm_email', 'challenge')}`);
    expect(text).toContain(words);
    expect(text + html).not.toContain(aPerson('reader').last_name);
  },
);

test('a sign-in code fits into one text message', () => {
  const text = writeText(challenge('two_factor'), { audience: 'player', person: to }, services);
  expect(text).toContain(testSecrets.pin('two_factor', 'challenge'));
  expect(text.length).toBeLessThanOrEqual(160);
});

test('the mail of a reset leads to the page of its address', () => {
  expect(mail({ ...challenge('reset'), to: { ...to, email: 'a+b@example.com' } }).text).toContain(
    `${URL}/reset?email=a%2Bb%40example.com`,
  );
});

test('whoever was given an account chooses a password by a link of their own', () => {
  const { text } = mail(challenge('set_password'));
  expect(text).toContain(`${URL}/set-password?token=${testSecrets.token('set_password', 'challenge')}`);
  expect(text).toContain('Link works until: 11 January 2030');
});

test('an invitation has the link of its newest mail and the code to type', () => {
  const { subject, text } = mail(invitation());
  expect(subject).toBe('Your golf coach has invited you to Fairway');
  expect(text).toContain('Robin Calder has invited you');
  expect(text).toContain(`${URL}/accept-invite?token=${testSecrets.token('invitation', 'invitation:2')}`);
  expect(text).toContain('Your code: K7MPQ2');
});

test('a name cannot break out of a mail', () => {
  const { html, subject } = mail(invitation('<script>alert(1)</script>\r\nBcc: x@y'));
  expect(html).not.toContain('<script>alert');
  expect(subject).not.toMatch(/[\r\n]/);
});

test('mails about the account offer no switch', () => {
  const changed: NotificationEvent<AccountTopic> = {
    topic: 'password.changed',
    payload: { user_id: 'reader' },
    at,
    to,
  };
  const { text, html } = mail(changed);
  expect(text).toContain('it concerns the safety of your account');
  expect(html).not.toContain('/account/privacy');
});

test('a changed email names the new address to the old one, and says what to do', () => {
  const payload = { user_id: 'reader', from: 'before@example.com', to: 'after@example.com' };
  const changed: NotificationEvent<AccountTopic> = {
    topic: 'email.changed',
    payload,
    at,
    to: { ...to, email: payload.from },
  };
  const { to: reader, text, html } = mail(changed);
  expect(reader.address).toBe('before@example.com');
  expect(text).toContain('Your login email was changed to after@example.com. If this was not you, contact support');
  expect(html).not.toContain('/account/privacy');
  expect(text).toContain(`Open Fairway: ${URL}/login`);
});

test.each(['https://club.example/help', 'mailto:help@club.example'])(
  'and leads to the support where there is one: %s',
  (support) => {
    const payload = { user_id: 'reader', from: 'before@example.com', to: 'after@example.com' };
    const { text, html } = mail({ topic: 'email.changed', payload, at, to }, { ...NO_LINKS, support });
    expect(text).toContain(`Contact support: ${support}`);
    expect(html).toContain(`href="${support}"`);
  },
);

test('who joined is said to the pro, with a switch to stop it', () => {
  const joined: NotificationEvent<AccountTopic> = {
    topic: 'player.joined',
    payload: { player_id: 'p1' },
    at,
    to,
    player: { id: 'p1', name: 'Jamie Whitlock' },
  };
  const { subject, text } = mail(joined);
  expect(subject).toBe('Jamie Whitlock has joined');
  expect(text).toContain(`${URL}/pro/players/p1`);
  expect(text).toContain('/account/privacy');
});

test('data that is ready can be fetched by its link alone', () => {
  const ready: NotificationEvent<AccountTopic> = {
    topic: 'export.ready',
    payload: { export_id: 'export' },
    at,
    to,
    expires_at: new Date('2030-01-11T12:00:00Z'),
  };
  expect(mail(ready).text).toContain(`${URL}/api/data-export/${testSecrets.token('export', 'export')}`);
});
