import { testMailbox, type TestMailbox } from '#test/mailbox.ts';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PermanentDeliveryError } from '#adapters/permanent-delivery-error.ts';
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

test('a mail that one click stops says so in its head, and no other does', async () => {
  const url = 'https://fairway.example/unsubscribe/token';
  await mailer.send({ ...mail, unsubscribe_url: url });
  await mailer.send({ ...mail, message_id: 'second@fairway.example' });
  const [bulk, other] = mailbox.mails.map(({ source }) => source.replace(/\r\n[ \t]+/g, ' '));
  expect(bulk).toContain(`List-Unsubscribe: <${url}>`);
  expect(bulk).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other).not.toContain('List-Unsubscribe');
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

test('is handed over when the server has agreed to take it and has all of it but its end, and then as a whole', async () => {
  const agreeing = mailbox.hold('before the mail');
  const answering = mailbox.hold('before the answer');
  const steps: string[] = [];
  const given = Promise.withResolvers<void>();
  const sending = mailer.send(mail, {
    before: async () => void steps.push(`before: ${mailbox.mails.length} taken`),
    after: given.resolve,
  });
  await agreeing.reached;
  expect(steps).toEqual([]);
  agreeing.release();
  await answering.reached;
  await given.promise;
  expect(steps).toEqual(['before: 0 taken']);
  answering.release();
  await sending;
  expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual(['<delivery@fairway.example>']);
});

test('is taken back when it must not be handed over, and the next one goes out', async () => {
  const after = vi.fn();
  const before = () => Promise.reject(new Error('Another worker has it'));
  await expect(mailer.send(mail, { before, after })).rejects.toThrow('Another worker has it');
  await mailer.send({ ...mail, message_id: 'second@fairway.example' });
  expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual(['<second@fairway.example>']);
  expect(after).not.toHaveBeenCalled();
});

test('a long mail is handed over once, behind its last line', async () => {
  const text = 'A line of a long mail.\r\n'.repeat(20_000);
  const [before, after] = [vi.fn(async () => {}), vi.fn()];
  await mailer.send({ ...mail, text }, { before, after });
  expect(before).toHaveBeenCalledOnce();
  expect(after).toHaveBeenCalledOnce();
  expect(mailbox.mails[0]?.source.length).toBeGreaterThan(text.length);
});

/** A server that takes no more of a mail than its first piece until it is told to go on. */
async function startSlowServer() {
  const stalled = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    let inMail = false;
    let end = '';
    socket.on('error', () => {});
    socket.write('220 slow\r\n');
    socket.on('data', (part: Buffer) => {
      if (!inMail) {
        inMail = /^DATA/i.test(part.toString());
        socket.write(inMail ? '354 go on\r\n' : '250 yes\r\n');
        return;
      }
      if (end === '') {
        socket.pause();
        stalled.resolve();
        void goOn.promise.then(() => socket.resume());
      }
      end = (end + part.toString('latin1')).slice(-5);
      if (end === '\r\n.\r\n') {
        inMail = false;
        socket.write('250 taken\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stalled: stalled.promise, goOn: goOn.resolve };
}

test('while a slow line has no room for its end a mail is not handed over', async () => {
  const slow = await startSlowServer();
  const slowMailer = smtpMailer({ url: slow.url, from: 'Fairway <no-reply@fairway.example>', connections: 1 });
  onTestFinished(() => slowMailer.close());
  const steps: string[] = [];
  const text = 'A line of a mail that is far longer than any line has room for.\r\n'.repeat(400_000);
  const sending = slowMailer.send(
    { ...mail, text },
    { before: async () => void steps.push('before'), after: () => void steps.push('after') },
  );
  await slow.stalled;
  expect(steps).toEqual([]);
  slow.goOn();
  await sending;
  expect(steps).toEqual(['before', 'after']);
});

test('a server that says "not now" is a failure to try again', async () => {
  mailbox.answer = 451;
  await expect(mailer.send(mail)).rejects.toThrow('451');
  await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(PermanentDeliveryError);
  mailbox.answer = 250;
  await mailer.send(mail);
  expect(mailbox.mails).toHaveLength(1);
});

test('a server that says "never" is a refusal', async () => {
  mailbox.answer = 550;
  await expect(mailer.send(mail)).rejects.toBeInstanceOf(PermanentDeliveryError);
  mailbox.answer = 552;
  await expect(mailer.send(mail)).rejects.toMatchObject({ reason: 'mailbox_full' });
});

test('a server that is away is a failure, and is used again when it is back', async () => {
  await mailer.send(mail);
  await mailbox.goAway();
  await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(PermanentDeliveryError);
  await mailbox.comeBack();
  await mailer.send({ ...mail, message_id: 'second@fairway.example' });
  expect(mailbox.mails.map(({ messageId }) => messageId)).toEqual([
    '<delivery@fairway.example>',
    '<second@fairway.example>',
  ]);
});
