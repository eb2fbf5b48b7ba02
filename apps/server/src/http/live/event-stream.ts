import { Readable } from 'node:stream';
import { LIVE_HEARTBEAT } from '@fairway/contracts/live/events';

/** What may wait for a reader; Redis' own history takes over from there. */
const UNREAD_BYTES = 64 * 1024;

/** A message as the protocol writes it: what it carries is JSON, which has no line break. */
const write = ({ id, event, data }: ServerEvent): string => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;

export interface ServerEvent {
  id: string;
  event: string;
  /** JSON. */
  data: string;
}

/** Server-sent events as the body of an answer. Whoever reads too slowly is cut off, and comes again with the last id they have. */
export class EventStream {
  readonly body = new Readable({ read: () => undefined });
  #ended = false;

  /** Opens with how long the reader is to wait before they come again, once this has ended. */
  constructor(retryMs: number) {
    this.#push(`retry: ${retryMs}\n\n`);
  }

  send(event: ServerEvent): void {
    this.#push(write(event));
  }

  /** Says that the line works: everybody on the way sees it in use, and a browser can tell silence from quiet, unlike with a comment. */
  beat(): void {
    this.#push(`event: ${LIVE_HEARTBEAT}\ndata: {}\n\n`);
  }

  /** Ends it in good order: what was sent still arrives. Asked a second time it waits for no reader any more. */
  end(): void {
    if (this.#ended) this.body.destroy();
    else this.body.push(null);
    this.#ended = true;
  }

  #push(text: string): void {
    if (this.#ended || this.body.destroyed) return;
    if (this.body.readableLength + text.length > UNREAD_BYTES) this.body.destroy();
    else this.body.push(text);
  }
}
