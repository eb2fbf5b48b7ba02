import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { UploadProgress } from '../../app/uploads/sendInParts.ts';
import { isUnsynced, listBlobs, type Draft } from './draft.ts';
import { lockDraft, type DraftLockOptions } from './draftLock.ts';
import { deleteDraft, formatDraftId, pruneFiles, readDraft, writeDraft, type StoredDraft } from './draftStore.ts';
import { noteSave } from './runningSaves.ts';

/** How long typing may go on before it is kept. */
const SETTLE_MS = 800;

export interface SaveProgress {
  done: number;
  total: number;
  /** How far the file is that is being sent. */
  file: UploadProgress | null;
}

export interface KeeperState {
  draft: Draft;
  /** The device took what was written last; false says so to the coach. */
  kept: boolean;
  /** Nothing is on its way to the device. */
  settled: boolean;
  /** How far its save is; null while nothing of it is being saved. */
  progress: SaveProgress | null;
}

interface DraftOwner {
  user_id: string;
  lesson: Lesson;
}

/** The keepers of this window that save their drafts just now. */
const saving = new Map<string, DraftKeeper>();

/**
 * The keeper of a draft, which `start` makes of what is on this device. There is one of a draft at a time, in all tabs: two of them would
 * write over each other. So it waits for the tab that has the draft open, and a page that was left while its draft is being saved, and is
 * opened again, goes on with the keeper that saves it. Whoever opened it leaves it.
 */
export async function openKeeper(
  owner: DraftOwner,
  start: (stored: StoredDraft | null) => Promise<Draft>,
  options: DraftLockOptions,
): Promise<DraftKeeper> {
  const id = formatDraftId(owner.user_id, owner.lesson.id);
  const busy = saving.get(id);
  if (busy) return busy.join();
  const unlock = await lockDraft(id, options);
  try {
    // A browser that keeps nothing has nothing.
    const stored = await readDraft(id).catch(() => null);
    return new DraftKeeper(owner, await start(stored), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

const NOTHING_SENT: SaveProgress = { done: 0, total: 1, file: null };

/**
 * Holds the draft of a page and keeps it on the device: typing when it rests, everything else at once. A draft that the server knows all of
 * is forgotten.
 */
export class DraftKeeper {
  readonly #id: string;
  readonly #owner: DraftOwner;
  readonly #unlock: () => void;
  /** The pages that have it open; while it is being saved there may be none. */
  #pages = 1;
  readonly #listeners = new Set<() => void>();
  #state: KeeperState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One write after another, so that an older draft is never written over a newer one. */
  #writing: Promise<void> = Promise.resolve();
  #saving: Promise<void> | null = null;

  /** `unlock` lets other tabs have the draft. */
  constructor(owner: DraftOwner, draft: Draft, unlock: () => void) {
    this.#id = formatDraftId(owner.user_id, owner.lesson.id);
    this.#owner = owner;
    this.#unlock = unlock;
    this.#state = { draft, kept: true, settled: true, progress: null };
  }

  readonly getState = (): KeeperState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes what is on show at once; `typing` is kept when it rests. */
  edit(change: (draft: Draft) => Draft, { typing = false }: { typing?: boolean } = {}): void {
    this.#show({ draft: change(this.#state.draft), settled: false });
    clearTimeout(this.#timer);
    if (typing) this.#timer = setTimeout(() => void this.flush(), SETTLE_MS);
    else void this.flush();
  }

  /** Changes the draft, and fulfils once that is kept, or the device has refused it. */
  async change(change: (draft: Draft) => Draft): Promise<void> {
    this.edit(change);
    await this.#writing;
  }

  /** Keeps what has been typed and not rested yet. */
  flush(): Promise<void> {
    if (this.#state.settled) return this.#writing;
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /**
   * Keeps it for a page that is on its way out: what waited behind another write would never be begun. The device takes writes in the
   * order in which they are begun.
   */
  flushAtOnce(): void {
    if (this.#state.settled) return;
    clearTimeout(this.#timer);
    void this.#write();
  }

  /** One more page has it open. */
  join(): this {
    this.#pages += 1;
    return this;
  }

  /** A page is left; once no other has it open, what it has is kept, and other tabs may have the draft. */
  leave(): void {
    this.#pages -= 1;
    void this.#letGo();
  }

  async #letGo(): Promise<void> {
    if (this.#pages > 0 || this.#saving) return;
    await this.flush();
    this.#unlock();
  }

  /** Has the draft saved by `work`. While it is being saved it is not saved a second time. */
  save(work: () => Promise<void>): Promise<void> {
    this.#saving ??= this.#save(work);
    return this.#saving;
  }

  async #save(work: () => Promise<void>): Promise<void> {
    this.#show({ progress: NOTHING_SENT });
    saving.set(this.#id, this);
    const noteEnd = noteSave(this.#id);
    try {
      await work();
    } finally {
      saving.delete(this.#id);
      this.#saving = null;
      this.#show({ progress: null });
      noteEnd();
      void this.#letGo();
    }
  }

  /** Says how far the save is. */
  showProgress(part: Partial<SaveProgress>): void {
    const { progress } = this.#state;
    if (progress) this.#show({ progress: { ...progress, ...part } });
  }

  async #write(): Promise<void> {
    const { draft } = this.#state;
    try {
      if (isUnsynced(draft)) {
        await writeDraft({ ...this.#owner, id: this.#id, content: draft, edited_at: Date.now() });
        await pruneFiles(this.#id, () => listBlobs(this.#state.draft));
      } else await deleteDraft(this.#id);
      this.#show({ kept: true, settled: draft === this.#state.draft });
    } catch {
      // No room, or a browser that keeps nothing: the page still has it, and says what it means.
      this.#show({ kept: false, settled: true });
    }
  }

  #show(part: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
