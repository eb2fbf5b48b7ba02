import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { addSection, editSection, editTitle, makeDraft, type Draft } from './draft.ts';
import { DraftKeeper, openKeeper } from './draftKeeper.ts';
import {
  clearDrafts,
  deleteDraft,
  formatDraftId,
  listDrafts,
  pruneFiles,
  readDraft,
  readFile,
  type StoredDraft,
  writeDraft,
  writeFile,
} from './draftStore.ts';
import { findSave } from './runningSaves.ts';
import { aSection } from './testing.ts';

const lesson = { id: 'lesson-1', date: '2031-03-12' } as Lesson;
const owner = { user_id: 'coach', lesson };
const ID = formatDraftId('coach', 'lesson-1');
const draft = (): Draft => makeDraft({ record: [aSection('a')], title: 'Grip', published_at: null });
const open = () => new DraftKeeper(owner, draft(), () => undefined);

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await clearDrafts('coach');
  await clearDrafts('other');
});

describe('a draft on the device', () => {
  test('is there at once when something was added, and survives the page', async () => {
    const keeper = open();
    await keeper.change((before) => addSection(before, 'text', 'b'));
    expect((await readDraft(ID))?.content.sections.map(({ ref }) => ref)).toEqual(['a', 'b']);
    expect((await readDraft(ID))?.lesson).toEqual(lesson);
  });

  test('takes typing when it rests, and at once when the page goes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const keeper = open();
    for (const title of ['S', 'St', 'Stance']) {
      keeper.edit((before) => editTitle(before, title), { typing: true });
      vi.advanceTimersByTime(700);
    }
    expect(await readDraft(ID)).toBeNull();
    expect(keeper.getState().draft.title).toBe('Stance');
    expect(keeper.getState().settled).toBe(false);
    await keeper.flush();
    expect(keeper.getState().settled).toBe(true);
    expect((await readDraft(ID))?.content.title).toBe('Stance');
    keeper.edit((before) => editTitle(before, 'Posture'), { typing: true });
    vi.advanceTimersByTime(800);
    await keeper.flush();
    expect((await readDraft(ID))?.content.title).toBe('Posture');
  });

  test('is begun to be kept at once when the page goes, and does not wait for what is being kept', async () => {
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const keeper = open();
    keeper.edit((before) => addSection(before, 'text', 'b'));
    await vi.waitFor(() => expect(puts).toHaveBeenCalledTimes(1));
    keeper.edit((before) => editTitle(before, 'Stance'), { typing: true });
    keeper.flushAtOnce();
    // No answer of the device comes within these: it takes a turn of its own.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(puts).toHaveBeenCalledTimes(2);
    await keeper.flush();
    await expect.poll(async () => (await readDraft(ID))?.content.title).toBe('Stance');
  });

  test('is forgotten with its files once the server knows all of it', async () => {
    const keeper = open();
    await writeFile(ID, 'blob', new Blob(['x']));
    await keeper.change((before) =>
      editSection(addSection(before, 'singleImage', 'b'), 'b', { files: [{ path: null, blob_id: 'blob' }] }),
    );
    expect(await readFile('blob')).not.toBeNull();
    await keeper.change(draft);
    expect([await readDraft(ID), await readFile('blob')]).toEqual([null, null]);
  });

  test('lets a picture go that it shows no more, and no other’s', async () => {
    for (const [record, blob] of [
      [ID, 'one'],
      [ID, 'two'],
      ['coach:lesson-2', 'three'],
    ] as const)
      await writeFile(record, blob, new Blob(['x']));
    await pruneFiles(ID, () => ['two']);
    expect(await Promise.all(['one', 'two', 'three'].map(async (blob) => (await readFile(blob)) !== null))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('keeps a picture that is chosen while an older state of it is being written', async () => {
    const keeper = open();
    keeper.edit((before) => editTitle(before, 'Stance'));
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const blob_id = `blob-${nth}`;
      const written = writeFile(ID, blob_id, new Blob(['x']));
      keeper.edit((before) => {
        const added = addSection(before, 'singleImage', `part-${nth}`);
        return editSection(added, `part-${nth}`, { files: [{ path: null, blob_id }] });
      });
      await written;
      keeper.edit((before) => editTitle(before, `Stance ${nth}`), { typing: true });
      void keeper.flush();
    }
    await keeper.flush();
    const kept = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((nth) => readFile(`blob-${nth}`)));
    expect(kept.every((blob) => blob !== null)).toBe(true);
  });

  test('that the device has no room for stays on the page, and is said to', async () => {
    const keeper = open();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keeper.change((before) => editTitle(before, 'Stance'));
    expect(keeper.getState()).toMatchObject({ kept: false, draft: { title: 'Stance' } });
    full.mockRestore();
    await keeper.change((before) => editTitle(before, 'Stance and grip'));
    expect(keeper.getState().kept).toBe(true);
    expect((await readDraft(ID))?.content.title).toBe('Stance and grip');
  });

  test('tells its page of each change', async () => {
    const keeper = open();
    const heard: string[] = [];
    const stop = keeper.subscribe(() => heard.push(keeper.getState().draft.title));
    await keeper.change((before) => editTitle(before, 'Stance'));
    stop();
    await keeper.change((before) => editTitle(before, 'Posture'));
    expect(heard[0]).toBe('Stance');
    expect(heard).not.toContain('Posture');
  });

  test('is one person’s, the last edited first', async () => {
    const keep = (user_id: string, lesson_id: string, edited_at: number) =>
      writeDraft({ id: formatDraftId(user_id, lesson_id), user_id, lesson, content: draft(), edited_at });
    await keep('coach', 'old', 1);
    await keep('coach', 'new', 2);
    await keep('other', 'theirs', 3);
    expect((await listDrafts('coach')).map(({ id }) => id)).toEqual(['coach:new', 'coach:old']);
    await deleteDraft('coach:new');
    await clearDrafts('coach');
    expect(await listDrafts('coach')).toEqual([]);
    expect(await listDrafts('other')).toHaveLength(1);
  });
});

const start = async (stored: StoredDraft | null): Promise<Draft> => stored?.content ?? draft();
const waiting = () => ({ signal: new AbortController().signal, onWait: vi.fn() });

describe('a draft that is being saved', () => {
  const editing = () => openKeeper(owner, start, waiting());

  test('is the one that a page opened meanwhile goes on with, to the end of the save', async () => {
    const [keeper, line] = [await editing(), Promise.withResolvers<void>()];
    expect(findSave(ID)).toBeUndefined();
    const save = keeper.save(() => line.promise);
    keeper.leave();
    const again = await editing();
    expect(again).toBe(keeper);
    const others = await openKeeper({ ...owner, user_id: 'other' }, start, waiting());
    expect(others).not.toBe(keeper);
    others.leave();
    expect(again.getState().progress).toEqual({ done: 0, total: 1, file: null });
    again.showProgress({ done: 1, total: 2 });
    expect(keeper.getState().progress).toEqual({ done: 1, total: 2, file: null });
    const whenSaved = findSave(ID);
    line.resolve();
    await whenSaved;
    await save;
    expect([keeper.getState().progress, findSave(ID)]).toEqual([null, undefined]);
    again.leave();
    const later = await editing();
    expect(later).not.toBe(keeper);
    later.leave();
  });

  test('is let go by a save that fails, and may be saved again', async () => {
    const keeper = await editing();
    const save = keeper.save(() => Promise.reject(new Error('The line is gone')));
    const whenSaved = findSave(ID);
    await expect(save).rejects.toThrow('The line is gone');
    await whenSaved;
    expect([keeper.getState().progress, findSave(ID)]).toEqual([null, undefined]);
    const again = vi.fn(async () => undefined);
    await keeper.save(again);
    expect(again).toHaveBeenCalledOnce();
    keeper.leave();
  });

  test('is saved once, however often that is asked for', async () => {
    const [keeper, work] = [await editing(), vi.fn(async () => undefined)];
    await Promise.all([keeper.save(work), keeper.save(work)]);
    expect(work).toHaveBeenCalledOnce();
    keeper.leave();
  });
});

describe('a draft that two tabs open', () => {
  /** What another tab runs: its own copy of the code, on the same device. */
  const openTab = async () => {
    vi.resetModules();
    return import('./draftKeeper.ts');
  };
  const addVideo = (before: Draft): Draft =>
    editSection(addSection(before, 'video', 'b'), 'b', { files: [{ path: null, blob_id: 'video' }] });

  test('is one tab’s at a time: the second waits, and goes on with all that the first has written', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const first = await here.openKeeper(owner, start, waiting());
    const options = waiting();
    const opening = there.openKeeper(owner, start, options);
    await vi.waitFor(() => expect(options.onWait).toHaveBeenCalledOnce());
    await writeFile(ID, 'video', new Blob(['x']));
    await first.change(addVideo);
    // Typing that has not rested yet is kept before the other tab has the draft.
    first.edit((before) => editTitle(before, 'Stance'), { typing: true });
    first.leave();
    const second = await opening;
    expect(second.getState().draft).toMatchObject({ title: 'Stance', sections: [{ ref: 'a' }, { ref: 'b' }] });
    await second.change((before) => editSection(before, 'a', { content: 'One letter more' }));
    expect(await readFile('video')).not.toBeNull();
    expect((await readDraft(ID))?.content.sections.map(({ ref }) => ref)).toEqual(['a', 'b']);
    second.leave();
  });

  test('is the first one’s to the end of its save, though its page is left before', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const line = Promise.withResolvers<void>();
    const first = await here.openKeeper(owner, start, waiting());
    await first.change(addVideo);
    const save = first.save(async () => {
      await line.promise;
      await first.change(draft);
    });
    first.leave();
    const options = waiting();
    const opening = there.openKeeper(owner, start, options);
    await vi.waitFor(() => expect(options.onWait).toHaveBeenCalledOnce());
    expect((await readDraft(ID))?.content.sections).toHaveLength(2);
    line.resolve();
    await save;
    const second = await opening;
    expect(second.getState().draft).toEqual(draft());
    expect(await readDraft(ID)).toBeNull();
    second.leave();
  });

  test('is waited for no longer by a tab that has given it up', async () => {
    const first = await openKeeper(owner, start, waiting());
    const [left, onWait] = [new AbortController(), vi.fn()];
    const opening = openKeeper(owner, start, { signal: left.signal, onWait });
    const settled = Promise.allSettled([opening]);
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
    left.abort();
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }]);
    first.leave();
    (await openKeeper(owner, start, waiting())).leave();
  });

  test('is let go by a tab that cannot make anything of it', async () => {
    const broken = openKeeper(owner, () => Promise.reject(new Error('No lesson')), waiting());
    await expect(broken).rejects.toThrow('No lesson');
    (await openKeeper(owner, start, waiting())).leave();
  });
});
