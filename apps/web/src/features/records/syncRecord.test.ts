import { fc } from '@fairway/server/test/properties';
import { describe, expect, test } from 'vitest';
import {
  addSection,
  editSection,
  editTitle,
  isUnsynced,
  makeDraft,
  mergeDraft,
  moveSection,
  removeSection,
  resolveConflict,
  type Draft,
} from './draft.ts';
import type { RecordUse } from './draftFiles.ts';
import { findStay, syncRecord, type SyncPort } from './syncRecord.ts';
import { FakeServer } from './testing.ts';

const BROKEN = new Error('the line broke');

/** A device with what it keeps; `breakAt` breaks the nth step of its work, before it or after the server has done it. */
class Device {
  draft: Draft;
  uploads = 0;
  progress: [number, number][] = [];
  readonly #server: FakeServer;
  readonly uses: RecordUse[] = [];
  #steps = 0;
  breakAt: { step: number; when: 'before' | 'after' } | null = null;
  /** What the coach does as soon as they see a change of the draft. */
  onChange: () => void = () => undefined;
  /** What the coach does while a file, or a part, is on its way. */
  whileUploading: () => void = () => undefined;
  whileSaving: () => void = () => undefined;

  constructor(server: FakeServer) {
    this.#server = server;
    this.draft = makeDraft(server.read());
  }

  async #call<T>(work: () => T): Promise<T> {
    this.#steps += 1;
    const breaks = this.breakAt?.step === this.#steps;
    if (breaks && this.breakAt?.when === 'before') throw BROKEN;
    const answer = work();
    if (breaks) throw BROKEN;
    return Promise.resolve(answer);
  }

  readonly #port: SyncPort = {
    readDraft: () => this.draft,
    changeDraft: async (change) => {
      await this.#call(() => {
        this.draft = change(this.draft);
        this.onChange();
      });
    },
    saveSections: (records, title) =>
      this.#call(() => {
        this.whileSaving();
        return this.#server.save(records, title);
      }),
    removeSection: (ref) => this.#call(() => this.#server.remove(ref)),
    uploadFile: (blob, use) =>
      this.#call(() => {
        this.uploads += 1;
        this.uses.push(use);
        this.whileUploading();
        return `/files/${blob}`;
      }),
    onProgress: (done, total) => this.progress.push([done, total]),
  };

  sync(): Promise<'published' | 'conflict'> {
    return syncRecord(this.#port);
  }

  /** The page is opened again, with a line that holds. */
  reopen(): void {
    this.breakAt = null;
    this.draft = mergeDraft(this.draft, this.#server.read());
  }
}

const written = (server: FakeServer) => server.read().record.map(({ ref, content }) => `${ref}:${content ?? ''}`);

/** A record of three parts on the server, and a device that changes, adds, removes and moves. */
function anEditing(): { server: FakeServer; device: Device } {
  const server = new FakeServer();
  server.save([
    { ref: 'a', type: 'text', content: 'A', position: 0, revision: 0 },
    { ref: 'b', type: 'text', content: 'B', position: 1, revision: 0 },
    { ref: 'c', type: 'text', content: 'C', position: 2, revision: 0 },
  ]);
  const device = new Device(server);
  let { draft } = device;
  draft = editTitle(draft, 'Grip');
  draft = editSection(draft, 'a', { content: 'A, changed' });
  draft = removeSection(draft, 'b');
  draft = addSection(draft, 'singleImage', 'd');
  draft = editSection(draft, 'd', { content: 'D', files: [{ path: null, blob_id: 'blob' }] });
  draft = moveSection(draft, 2, 0);
  device.draft = draft;
  return { server, device };
}
const WRITTEN = ['d:D', 'a:A, changed', 'c:C'];

describe('a record is brought to the server', () => {
  test('part by part, and then it is published', async () => {
    const { server, device } = anEditing();
    expect(await device.sync()).toBe('published');
    expect(written(server)).toEqual(WRITTEN);
    expect([server.title, server.told]).toEqual(['Grip', 1]);
    expect(isUnsynced(device.draft)).toBe(false);
    expect(device.progress.at(0)).toEqual([0, 3]);
    expect(device.progress.at(-1)).toEqual([3, 3]);
  });

  test('and leaves a title alone that another device has given meanwhile', async () => {
    const { server, device } = anEditing();
    device.draft = editSection(makeDraft(server.read()), 'a', { content: 'A, changed' });
    server.save([], 'Stance');
    expect(await device.sync()).toBe('published');
    expect(server.title).toBe('Stance');
  });

  const breaks = Array.from({ length: 22 }, (_, nth) => nth + 1).flatMap((step) =>
    (['before', 'after'] as const).map((when) => ({ step, when })),
  );
  test.each(breaks)(
    'broken $when step $step: the next try goes on, nothing is lost and nothing doubled',
    async (at) => {
      const { server, device } = anEditing();
      device.breakAt = at;
      const [outcome] = await Promise.allSettled([device.sync()]);
      expect(outcome.status === 'rejected' ? outcome.reason : BROKEN).toBe(BROKEN);
      device.reopen();
      expect(await device.sync()).toBe('published');
      expect(written(server)).toEqual(WRITTEN);
      expect([server.title, server.told]).toEqual(['Grip', 1]);
      expect(isUnsynced(device.draft)).toBe(false);
      expect(device.uploads).toBeLessThanOrEqual(2);
    },
  );

  test('a failure is told until somebody has read it for as long as something is still to be deleted', async () => {
    const { device } = anEditing();
    device.breakAt = { step: 1, when: 'before' };
    await expect(device.sync()).rejects.toBe(BROKEN);
    expect(findStay(device.draft)).toBe('until-closed');
    device.breakAt = { step: 5, when: 'before' };
    await expect(device.sync()).rejects.toBe(BROKEN);
    expect(findStay(device.draft)).toBe('long');
  });

  test('what is typed while it is on its way is sent by the next try', async () => {
    const { server, device } = anEditing();
    const sync = device.sync();
    device.draft = editSection(device.draft, 'a', { content: 'A, typed meanwhile' });
    await sync;
    await device.sync();
    expect(written(server)).toContain('a:A, typed meanwhile');
    expect(isUnsynced(device.draft)).toBe(false);
  });
});

describe('two devices', () => {
  test('that changed one part: the second is asked, and its choice is published', async () => {
    const { server } = anEditing();
    const [phone, tablet] = [new Device(server), new Device(server)];
    phone.draft = editSection(phone.draft, 'a', { content: 'On the phone' });
    tablet.draft = editSection(tablet.draft, 'a', { content: 'On the tablet' });
    expect(await phone.sync()).toBe('published');
    expect(await tablet.sync()).toBe('conflict');
    expect(tablet.draft.conflicts).toMatchObject([{ ref: 'a', theirs: { content: 'On the phone' } }]);
    tablet.draft = resolveConflict(tablet.draft, 'a', 'mine', 'new');
    expect(await tablet.sync()).toBe('published');
    expect(written(server)).toContain('a:On the tablet');
  });

  test('that changed one part: a choice made before the other parts have arrived waits for the next save too', async () => {
    const { server } = anEditing();
    const [phone, tablet] = [new Device(server), new Device(server)];
    phone.draft = editSection(phone.draft, 'a', { content: 'On the phone' });
    tablet.draft = editSection(tablet.draft, 'a', { content: 'On the tablet' });
    await phone.sync();
    tablet.onChange = () => {
      if (tablet.draft.conflicts.length > 0) tablet.draft = resolveConflict(tablet.draft, 'a', 'mine', 'new');
    };
    expect(await tablet.sync()).toBe('conflict');
    expect(written(server)).toContain('a:On the phone');
    expect(isUnsynced(tablet.draft)).toBe(true);
    expect(await tablet.sync()).toBe('published');
    expect(written(server)).toContain('a:On the tablet');
    expect(isUnsynced(tablet.draft)).toBe(false);
  });

  const act = fc.record({
    device: fc.integer({ min: 0, max: 1 }),
    kind: fc.constantFrom('edit', 'add', 'remove', 'move', 'sync', 'reopen'),
    at: fc.integer({ min: 0, max: 4 }),
    keep: fc.constantFrom('mine' as const, 'theirs' as const),
    breakAt: fc.option(
      fc.record({ step: fc.integer({ min: 1, max: 9 }), when: fc.constantFrom('before' as const, 'after' as const) }),
    ),
  });
  test('that edit at random, with lines that break, end in the same record', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const { server } = anEditing();
        const devices = [new Device(server), new Device(server)];
        let texts = 0;
        const settle = async (device: Device, keep: 'mine' | 'theirs') => {
          for (let tries = 0; (await device.sync()) === 'conflict'; tries += 1) {
            expect(tries).toBeLessThan(5);
            for (const { ref } of device.draft.conflicts) {
              texts += 1;
              device.draft = resolveConflict(device.draft, ref, keep, `again${texts}`);
            }
          }
        };
        for (const { device: which, kind, at, keep, breakAt } of acts) {
          const device = devices[which]!;
          const section = device.draft.sections[at];
          texts += 1;
          if (kind === 'edit' && section)
            device.draft = editSection(device.draft, section.ref, { content: `Text ${texts}` });
          if (kind === 'add') device.draft = addSection(device.draft, 'text', `new${texts}`);
          if (kind === 'remove' && section) device.draft = removeSection(device.draft, section.ref);
          if (kind === 'move' && section) device.draft = moveSection(device.draft, at, 0);
          if (kind === 'reopen') device.reopen();
          if (kind === 'sync') {
            device.breakAt = breakAt;
            await settle(device, keep).catch((error: unknown) => {
              if (error !== BROKEN) throw error;
            });
            device.reopen();
          }
        }
        for (const device of [...devices, ...devices]) {
          device.reopen();
          await settle(device, 'mine');
        }
        for (const device of devices) {
          device.reopen();
          expect(isUnsynced(device.draft)).toBe(false);
          expect(device.draft.sections.map(({ ref, content }) => `${ref}:${content}`).toSorted()).toEqual(
            written(server).toSorted(),
          );
        }
        expect(server.told).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});

test('parts stand on the server as they were written, also behind some that were taken out', async () => {
  const server = new FakeServer();
  const first = new Device(server);
  for (const ref of ['a', 'b', 'c'])
    first.draft = editSection(addSection(first.draft, 'text', ref), ref, { content: ref });
  expect(await first.sync()).toBe('published');
  const device = new Device(server);
  device.draft = addSection(removeSection(removeSection(device.draft, 'a'), 'b'), 'text', 'd');
  device.draft = editSection(device.draft, 'd', { content: 'd' });
  expect(await device.sync()).toBe('published');
  expect(written(server)).toEqual(['c:c', 'd:d']);
  expect(isUnsynced(device.draft)).toBe(false);
});

test('a voice note goes its own way to the server, and is taken away by a blank', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  device.draft = editSection(addSection(device.draft, 'text', 'a'), 'a', { voice: { path: null, blob_id: 'said' } });
  expect(await device.sync()).toBe('published');
  expect(device.uses).toEqual(['record_voice']);
  expect(server.read().record[0]?.voice_url).toBe('/files/said');
  device.draft = editSection(device.draft, 'a', { voice: { path: null, blob_id: null } });
  await device.sync();
  expect(server.read().record[0]?.voice_url).toBeNull();
});

const inBlob = (blob_id: string) => ({ path: null, blob_id });

test('what is said of a part while its picture is on its way goes with it', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  device.draft = editSection(addSection(device.draft, 'singleImage', 'a'), 'a', { files: [inBlob('seen')] });
  device.whileUploading = () => {
    device.whileUploading = () => undefined;
    device.draft = editSection(device.draft, 'a', { voice: inBlob('said') });
  };
  expect(await device.sync()).toBe('published');
  expect(server.read().record[0]).toMatchObject({ image: '/files/seen', voice_url: '/files/said' });
  expect(isUnsynced(device.draft)).toBe(false);
});

test('what is said of a part while it is written is sent by the next try', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  device.draft = editSection(addSection(device.draft, 'text', 'a'), 'a', { content: 'Grip' });
  device.whileSaving = () => {
    device.whileSaving = () => undefined;
    device.draft = editSection(device.draft, 'a', { voice: inBlob('said') });
  };
  await device.sync();
  expect(isUnsynced(device.draft)).toBe(true);
  expect(await device.sync()).toBe('published');
  expect(server.read().record[0]).toMatchObject({ content: 'Grip', voice_url: '/files/said' });
});

test('a part whose picture is taken away while it was on its way waits for another one', async () => {
  const server = new FakeServer();
  const device = new Device(server);
  device.draft = editSection(addSection(device.draft, 'singleImage', 'a'), 'a', { files: [inBlob('seen')] });
  device.whileUploading = () => {
    device.draft = editSection(device.draft, 'a', { files: [{ path: null, blob_id: null }] });
  };
  await device.sync();
  expect(server.read().record).toEqual([]);
  expect(isUnsynced(device.draft)).toBe(true);
});
