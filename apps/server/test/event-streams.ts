import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** A message of a stream, as a browser reads it. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: unknown;
}

/** An open stream of server-sent events. */
export interface TestStream {
  response: Response;
  /** The next event; null when the stream has ended. */
  next: () => Promise<ReceivedEvent | null>;
  /** The next lines that are no event: the time to wait at the start, and heartbeats. */
  nextLine: () => Promise<string | null>;
  leave: () => void;
}

/** Opens a stream at an app that listens; it is left when the test ends. */
export async function openEvents(origin: string, headers: Record<string, string>, query = ''): Promise<TestStream> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${origin}/api/events${query}`, { headers, signal: leaving.signal });
  const blocks = readBlocks(response);
  const nextBlock = async (isWanted: (block: string) => boolean): Promise<string | null> => {
    for (;;) {
      const { value, done } = await blocks.next();
      if (done) return null;
      if (isWanted(value)) return value;
    }
  };
  return {
    response,
    next: async () => {
      const block = await nextBlock((text) => text.startsWith('id: '));
      return block === null ? null : parseBlock(block);
    },
    nextLine: () => nextBlock((text) => !text.startsWith('id: ')),
    leave: () => leaving.abort(),
  };
}

async function* readBlocks({ body }: Response): AsyncGenerator<string, void> {
  let text = '';
  try {
    for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      yield* blocks;
    }
  } catch {
    // It was cut off, which to a browser is an end as well.
  }
}

function parseBlock(block: string): ReceivedEvent {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)]),
  );
  return {
    id: fields.get('id') ?? '',
    event: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}

/** Has the app listen, as a stream needs it to; answers its address. */
export const listen = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 });
