import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A form that is sent by hand over a connection of its own, bit by bit, as no well-behaved client does it. */
export interface SlowUpload {
  socket: Socket;
  /** Sends some more of the body. */
  send: (more: Buffer | string) => void;
  /** The whole of the answer, or none (a status that is not a number) when the connection ends without one. */
  answer: () => Promise<{ status: number; head: string; body: string }>;
  /** Cuts the connection. */
  cut: () => void;
}

/** The head of a part that holds a file. */
export const filePart = (name = 'swing.webm', type = 'video/webm', field = 'file'): string =>
  `\r\n--cut\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
export const END = '\r\n--cut--\r\n';

/** What comes back, until it is as long as it says it is, or the connection ends. */
async function wholeAnswer(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8');
  try {
    for await (const more of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
      answer += more;
      const [head = '', body] = answer.split('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)) break;
    }
  } catch {
    // Cut off by the server: what has come is all there is.
  }
  return answer;
}

/** Begins a form of `length` bytes (null: chunked); nothing of its body is sent yet. */
export async function slowUpload(
  port: number,
  { length, authorization, path = '/api/file/upload' }: { length: number | null; authorization: string; path?: string },
): Promise<SlowUpload> {
  const socket = connect(port, '127.0.0.1');
  // The server may cut it while it is being written to.
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const size = length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: golf.example',
    'Connection: close',
    `Authorization: ${authorization}`,
    'Content-Type: multipart/form-data; boundary=cut',
    size,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const received = wholeAnswer(socket);
  const frame = (more: Buffer | string) =>
    length === null
      ? Buffer.concat([
          Buffer.from(`${Buffer.byteLength(more).toString(16)}\r\n`),
          Buffer.from(more),
          Buffer.from('\r\n'),
        ])
      : more;
  return {
    socket,
    send: (more) => void socket.write(frame(more)),
    cut: () => void socket.destroy(),
    answer: async () => {
      const [head = '', body = ''] = (await received).split('\r\n\r\n');
      return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
    },
  };
}
