import { Readable } from 'node:stream';

/** As many bytes as the libraries that tell a file's kind want to see. */
const HEAD_BYTES = 4100;

/**
 * The first bytes of a stream, and the stream from its beginning, as if nobody had looked. Whoever does not read it to its end
 * destroys it, which destroys what it came from.
 */
export async function readHead(content: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const source = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const seen: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const next = await source.next();
    if (next.done) break;
    seen.push(next.value);
    bytes += next.value.length;
  }
  const head = Buffer.concat(seen);
  const whole = Readable.from(
    (async function* () {
      if (head.length) yield head;
      for (;;) {
        const next = await source.next();
        if (next.done) return;
        yield next.value;
      }
    })(),
    { objectMode: false },
  );
  // A generator that was never begun tells nobody that it ends.
  whole.once('close', () => content.destroy());
  return { head, whole };
}

/** The same stream, which breaks with `refusal` as soon as it is longer than `most` bytes. */
export const atMost = (content: Readable, most: number, refusal: () => Error): Readable =>
  Readable.from(
    (async function* () {
      let bytes = 0;
      for await (const chunk of content as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > most) throw refusal();
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
