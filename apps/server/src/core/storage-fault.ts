/** Why files cannot be kept now: there is no room for them, or the place where they lie does not take them. */
export type StorageTrouble = 'full' | 'away';

/** The disk or the store refuses, through no fault of whoever sent or asked for a file. */
export class StorageFault extends Error {
  readonly why: StorageTrouble;
  constructor(why: StorageTrouble, cause: unknown) {
    super(why === 'full' ? 'There is no room for files' : 'The storage of files does not answer as it should', {
      cause,
    });
    this.name = 'StorageFault';
    this.why = why;
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** A disk that fails, is gone, was mounted read-only or may not be written, and a process that has too many files open. */
const AWAY = new Set('EIO EROFS EACCES EPERM ENODEV ENXIO ESTALE EMFILE ENFILE ENOENT ENOTDIR'.split(' '));

/** A refusal of the file system as the fault that it is; every other error as it came. */
export function asDiskFault(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return error;
  if (FULL.has(code)) return new StorageFault('full', error);
  return AWAY.has(code) ? new StorageFault('away', error) : error;
}

/** Does work on the disk and throws what it refuses as a `StorageFault`. */
export const onDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw asDiskFault(error);
  });
