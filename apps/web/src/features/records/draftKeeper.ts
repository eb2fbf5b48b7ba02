import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { UploadProgress } from '../../app/uploads/sendInParts.ts';
import { isUnsynced, listBlobs, type Draft } from './draft.ts';
import { deleteDraft, formatDraftId, pruneFiles, writeDraft } from './draftStore.ts';
import { noteSave } from './runningSaves.ts';

/** How long typing may go on before it is kept (S2 §9). */
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
 * The keeper of a draft. While it is being saved it is the one that saves it, also for a page that was left and is opened again: two of
 * them would write over each other.
 */
export const openKeeper = (owner: DraftOwner, start: () => Draft): DraftKeeper =>
  saving.get(formatDraftId(owner.user_id, owner.lesson.id)) ?? new DraftKeeper(owner, start());

const NOTHING_SENT: SaveProgress = { done: 0, total: 1, file: null };

/**
 * Holds the draft of a page and keeps it on the device: typing when it rests, everything else at once. A draft that the server knows all of
 * is forgotten.
 */
export class DraftKeeper {
  readonly #id: string;
  readonly #owner: DraftOwner;
  readonly #listeners = new Set<() => void>();
  #state: KeeperState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One write after another, so that an older draft is never written over a newer one. */
  #writing: Promise<void> = Promise.resolve();
  #saving: Promise<void> | null = null;

  constructor(owner: DraftOwner, draft: Draft) {
    this.#id = formatDraftId(owner.user_id, owner.lesson.id);
    this.#owner = owner;
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
   * Has the draft saved by `work`, under a lock that all tabs share: where another one saves the same record, this one waits for it. While
   * it is being saved it is not saved a second time.
   */
  save(work: () => Promise<void>): Promise<void> {
    this.#saving ??= this.#save(work);
    return this.#saving;
  }

  async #save(work: () => Promise<void>): Promise<void> {
    this.#show({ progress: NOTHING_SENT });
    saving.set(this.#id, this);
    const noteEnd = noteSave(this.#id);
    try {
      // Locks are there on safe origins alone.
      await ('locks' in navigator ? navigator.locks.request(`fairway-record:${this.#id}`, work) : work());
    } finally {
      saving.delete(this.#id);
      this.#saving = null;
      this.#show({ progress: null });
      noteEnd();
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
