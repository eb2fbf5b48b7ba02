import type { StoredFile } from '../../../integrations/storage/storage.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { fileAt, maySee, stretchOf } from '../rules.ts';
import { findFile } from '../store.ts';

/** What goes out: its first and last byte, and whether it answers a Range header, even one that names the whole. */
export interface Sent extends StoredFile {
  start: number;
  end: number;
  stretch: boolean;
}

/** A file that its asker may see. What lies under a key never changes. */
export interface Visible {
  content_type: string;
  etag: string;
  public: boolean;
  /** All of it, or the stretch that a Range header asks for; `none` when no byte of it exists, null when the file is gone. */
  read: (range: string | undefined) => Promise<Sent | { none: number } | null>;
}

/** The file under a name below `/files/`, or null: for whoever may not see it, it is not there (V4). */
export async function visibleFile(
  actor: Actor | null,
  name: string,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
): Promise<Visible | null> {
  const wanted = fileAt(name);
  const file = wanted && (await findFile(db, wanted.key));
  if (!wanted || !file || !maySee(actor, file)) return null;
  return {
    content_type: file.content_type,
    etag: `"${wanted.key.slice(-12)}-${wanted.part}"`,
    public: file.visibility === 'public',
    async read(range) {
      const bytes = range === undefined ? null : await storage.sizeOf(name);
      const stretch = bytes === null ? 'whole' : stretchOf(range, bytes);
      if (stretch === 'none') return { none: bytes ?? 0 };
      const found = await storage.read(name, stretch === 'whole' ? undefined : stretch);
      if (!found) return null;
      const ends = stretch === 'whole' ? { start: 0, end: found.bytes - 1 } : stretch;
      return { ...found, ...ends, stretch: stretch !== 'whole' };
    },
  };
}
