import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { ERRORS, type Upload } from '@tus/server';
import { PART_EXTENSIONS } from './parts.ts';

/** Stretches of one process that are on their way to the store at a time; each lies on the disk until it is there. */
const MOST_AT_ONCE = 8;

/** What a process remembered of an upload would outlive it: others go on with it, and the worker ends it. */
const NO_CACHE = { get: async () => undefined, set: async () => undefined, delete: async () => undefined };

const isTusError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error;

/** Keeps what has come of an upload as an upload in parts of the store itself. */
class S3Parts extends S3Store {
  readonly #asFault: (error: unknown) => Error;

  constructor(config: S3ClientConfig & { bucket: string }, asFault: (error: unknown) => Error) {
    super({ s3ClientConfig: config, useTags: false, maxConcurrentPartUploads: MOST_AT_ONCE, cache: NO_CACHE });
    this.extensions = [...PART_EXTENSIONS];
    this.#asFault = asFault;
  }

  async #asked<T>(asking: Promise<T>): Promise<T> {
    try {
      return await asking;
    } catch (error) {
      // A sender who breaks off is no fault of the store.
      if (isTusError(error) || !isOfStore(error)) throw error;
      throw this.#asFault(error);
    }
  }

  override create(upload: Upload): Promise<Upload> {
    return this.#asked(super.create(upload));
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    // Read so that a refusal of the store reaches whoever sends as ours.
    const source = Readable.from(content.iterator({ destroyOnReturn: false }), { objectMode: false });
    return this.#asked(super.write(source, id, offset));
  }

  /** The library takes a store that is away for one that has no such upload, and its sender would begin anew. */
  override async getUpload(id: string): Promise<Upload> {
    await this.#asked(
      this.getMetadata(id).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'NoSuchKey') throw ERRORS.FILE_NOT_FOUND;
        throw error;
      }),
    );
    return this.#asked(super.getUpload(id));
  }

  override async remove(id: string): Promise<void> {
    await this.#asked(super.remove(id));
  }
}

/** What the client of a store throws, or the line to it: it has the store's answer, or none by its fault. */
const isOfStore = (error: unknown): boolean =>
  error instanceof Error && ('$metadata' in error || 'code' in error || error.name === 'TimeoutError');

export const s3Parts = (config: S3ClientConfig & { bucket: string }, asFault: (error: unknown) => Error): S3Store =>
  new S3Parts(config, asFault);
