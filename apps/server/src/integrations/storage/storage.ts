import type { Readable } from 'node:stream';

/** Where files lie: a folder of this machine, or any S3-compatible store. Keys are ours and never a user's words. */
export interface Storage {
  /** Stores what a stream brings; resolves when all of it is safe. */
  put: (key: string, content: Readable | Buffer, contentType: string) => Promise<void>;
  /** A stored file, or null when there is none. `range` in bytes, both ends included. */
  read: (key: string, range?: { start: number; end: number }) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Removes every file whose key begins so. */
  remove: (prefix: string) => Promise<void>;
}
