import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { onDisk } from '#core/storage-fault.ts';
import { PART_EXTENSIONS } from './parts.ts';

/** Keeps what has come of an upload in a file, where the next stretch is put behind it; what it says of itself lies beside it. */
class DiskParts extends FileStore {
  constructor(directory: string) {
    super({ directory });
    this.extensions = [...PART_EXTENSIONS];
  }

  override create(upload: Upload): Promise<Upload> {
    return onDisk(super.create(upload));
  }

  override getUpload(id: string): Promise<Upload> {
    return onDisk(super.getUpload(id));
  }

  /** The library tells nobody why a disk does not take what it is given, and does not wait until it lies there for good. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset, flush: true });
    // Read so that a refusal of the disk reaches whoever sends as ours: a stream that is destroyed tells of it first, in its own words.
    await onDisk(pipeline(content.iterator({ destroyOnReturn: false }), file));
    return offset + file.bytesWritten;
  }

  /** Twice is once. */
  override async remove(id: string): Promise<void> {
    const place = path.join(this.directory, id);
    await Promise.all([place, `${place}.json`].map((each) => onDisk(rm(each, { force: true }))));
  }
}

export const diskParts = (folder: string): FileStore => new DiskParts(folder);
