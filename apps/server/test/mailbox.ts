import { SMTPServer } from 'smtp-server';

/** A mail the mailbox took. */
interface ReceivedMail {
  to: string[];
  subject: string;
  messageId: string;
  /** Headers and body as they came. */
  source: string;
}

/** Where a conversation can be stopped: before the mail is given, or once it is taken and before that is said. */
type Stop = 'before the mail' | 'before the answer';

/** A conversation that is stopped: `reached` when there is one. */
interface Held {
  reached: Promise<void>;
  release: () => void;
}

/** A mail server for tests: keeps what it takes, and can refuse, be away, or stop in the middle. */
export interface TestMailbox {
  url: string;
  mails: ReceivedMail[];
  /** What it answers to a mail: 250 takes it, 451 means "not now", 550 "never", 552 "the mailbox is full". */
  answer: 250 | 451 | 550 | 552;
  /** How many mails were refused. */
  refused: number;
  /** Stops the next conversation at that point. */
  hold: (at: Stop) => Held;
  /** Stops listening, and hangs up on everyone; `comeBack` listens on the same port again. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
}

const header = (source: string, name: string): string => {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';
};

/** `=?UTF-8?Q?Caf=C3=A9?=` → "Café". */
const decoded = (value: string): string =>
  value.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  );

/** Starts a mailbox on a free port. */
export async function testMailbox(): Promise<TestMailbox> {
  const holds: { at: Stop; reach: () => void; released: Promise<void> }[] = [];
  /** Goes on with the conversation, after a stop if one is wanted here. */
  const goOn = async (at: Stop, done: () => void) => {
    const held = holds[0]?.at === at ? holds.shift() : undefined;
    held?.reach();
    await held?.released;
    done();
  };
  let server: SMTPServer | undefined;
  let port = 0;

  const open = () =>
    new Promise<void>((resolve, reject) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        disableReverseLookup: true,
        closeTimeout: 1,
        onMailFrom: (_address, _session, done) => {
          if (mailbox.answer === 250) return void goOn('before the mail', done);
          mailbox.refused += 1;
          done(Object.assign(new Error('This mail is not taken'), { responseCode: mailbox.answer }));
        },
        onData: (stream, session, done) => {
          const parts: Buffer[] = [];
          stream.on('data', (part: Buffer) => parts.push(part));
          stream.on('end', () => {
            const source = Buffer.concat(parts).toString();
            const to = session.envelope.rcptTo.map(({ address }) => address);
            mailbox.mails.push({
              to,
              subject: decoded(header(source, 'Subject')),
              messageId: header(source, 'Message-ID'),
              source,
            });
            void goOn('before the answer', done);
          });
        },
      });
      server.on('error', (error: Error & { code?: string }) =>
        error.code === 'EADDRINUSE' ? reject(error) : undefined,
      );
      const listening = server.listen(port, '127.0.0.1', () => {
        const address = listening.address();
        port = typeof address === 'object' && address ? address.port : 0;
        resolve();
      });
    });
  const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));

  const mailbox: TestMailbox = {
    url: '',
    mails: [],
    answer: 250,
    refused: 0,
    hold: (at) => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.push({ at, reach: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    goAway: close,
    comeBack: open,
    close,
  };
  await open();
  mailbox.url = `smtp://127.0.0.1:${port}`;
  return mailbox;
}
