import { testMailbox, type TestMailbox } from '@fairway/testing/mailbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

let mailbox: TestMailbox;
let mailer: Mailer;

beforeEach(async () => {
  mailbox = await testMailbox();
  mailer = smtpMailer({ url: mailbox.url, from: 'Fairway <no-reply@fairway.example>', connections: 2 });
});
afterEach(async () => {
  mailer.close();
  await mailbox.close();
});

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const mail = {
  to: { name: 'Zoë "Z" Nuñez', address: 'zoe@example.com' },
  subject: 'Lesson booked: café, 10:00',
  text: 'Text',
  html: '<p>HTML</p>',
  message_id: 'delivery@fairway.example',
};

test('a mail arrives with its name, subject, both forms and its own Message-ID', async () => {
  await mailer.send(mail);
  const [received] = mailbox.mails;
  expect(received).toMatchObject({
    to: ['zoe@example.com'],
    subject: mail.subject,
    messageId: '<delivery@fairway.example>',
  });
  expect(received?.source).toContain('Content-Type: text/plain');
  expect(received?.source).toContain('Content-Type: text/html');
  expect(received?.source).toContain('Auto-Submitted: auto-generated');
});

test('an invitation goes along for calendars and as a file to open', async () => {
  await mailer.send({ ...mail, invitations: [{ method: 'REQUEST', entries: 1, content: CALENDAR }] });
  const source = mailbox.mails[0]?.source.replace(/\r\n[ \t]+/g, ' ');
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  expect(source).toMatch(/Content-Disposition: attachment; filename=lesson\.ics/i);
});

test('several appointments are files to open, one for each thing a calendar is to do', async () => {
  const invitations = [
    { method: 'REQUEST' as const, entries: 2, content: CALENDAR },
    { method: 'CANCEL' as const, entries: 1, content: CALENDAR },
  ];
  await mailer.send({ ...mail, invitations });
  const source = mailbox.mails[0]?.source.replace(/\r\n[ \t]+/g, ' ');
  const parts = source?.match(/Content-Type: text\/calendar[^\r]*/gi)?.map((type) => /method=\w+/i.exec(type)?.[0]);
  expect(parts).toEqual(['method=REQUEST', 'method=CANCEL']);
  expect(source?.match(/filename=[\w.-]+/gi)).toEqual(['filename=lessons.ics', 'filename=cancelled-lessons.ics']);
});

test('a server that says "not now" is a failure to try again', async () => {
  mailbox.answer = 451;
  await expect(mailer.send(mail)).rejects.toThrow('451');
  await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(Refused);
  mailbox.answer = 250;
  await mailer.send(mail);
  expect(mailbox.mails).toHaveLength(1);
});

test('a server that says "never" is a refusal', async () => {
  mailbox.answer = 550;
  await expect(mailer.send(mail)).rejects.toBeInstanceOf(Refused);
});

test('a server that is away is a failure, and is used again when it is back', async () => {
  await mailer.send(mail);
  await mailbox.goAway();
  await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(Refused);
  await mailbox.comeBack();
  await mailer.send({ ...mail, message_id: 'second@fairway.example' });
  expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual([
    '<delivery@fairway.example>',
    '<second@fairway.example>',
  ]);
});
