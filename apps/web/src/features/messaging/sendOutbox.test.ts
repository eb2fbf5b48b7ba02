import 'fake-indexeddb/auto';
import type { Message } from '@fairway/contracts/messaging/messages';
import { aMessage } from '@fairway/ui/testing/messages';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeEntry,
  clearDrafts,
  deleteEntry,
  EMPTY_DRAFT,
  enqueueMessage,
  listOutbox,
  readDraft,
  readPicture,
  writeDraft,
  writePicture,
  type OutboxEntry,
} from './messageStore.ts';
import { sendOutbox, type OutboxPort } from './sendOutbox.ts';

const ME = 'alex';
const CONVERSATION = { user_id: ME, player_id: null };

const entry = (key: string, created_at: number, pictures: string[] = []): OutboxEntry => ({
  ...CONVERSATION,
  key,
  created_at,
  content: { ...EMPTY_DRAFT, text: `Words of ${key}`, pictures: pictures.map((id) => ({ id, upload_id: null })) },
  failure: null,
});

class Refusal extends Error {
  readonly data: { httpStatus: number; errors?: Record<string, string[]> };
  constructor(httpStatus: number, errors?: Record<string, string[]>) {
    super('Refused');
    this.data = { httpStatus, ...(errors && { errors }) };
  }
}

/** A server that answers a key it has seen as it did before, and a line that breaks where a test wants it to. */
class World {
  readonly stored = new Map<string, { text: string; images: string[] }>();
  readonly uploads: string[] = [];
  readonly shown: string[] = [];
  calls = 0;
  user = ME;
  /** Called before and after each step; throws to break it. */
  readonly at: (step: string) => void;
  constructor(at: (step: string) => void = () => undefined) {
    this.at = at;
  }

  readonly port: OutboxPort = {
    isStill: (user_id) => this.user === user_id,
    uploadPicture: async (_blob, key) => {
      this.at(`before upload ${key}`);
      if (!this.uploads.includes(key)) this.uploads.push(key);
      this.at(`after upload ${key}`);
      return `upload-of-${key}`;
    },
    send: async ({ key, content }, images): Promise<Message> => {
      this.calls += 1;
      this.at(`before send ${key}`);
      if (!this.stored.has(key)) this.stored.set(key, { text: content.text, images });
      this.at(`after send ${key}`);
      return aMessage({ id: `sent-${key}`, message: content.text });
    },
    onSent: ({ key }) => this.shown.push(key),
    onChange: () => undefined,
  };

  readonly run = () => sendOutbox(ME, this.port);
}

beforeEach(async () => {
  for (const { key } of [...(await listOutbox(ME)), ...(await listOutbox('other'))]) await deleteEntry(key);
  await clearDrafts(ME);
});

describe('the queue', () => {
  test('sends what was written in its order, and is empty then', async () => {
    await enqueueMessage(entry('second', 2));
    await enqueueMessage(entry('first', 1));
    const world = new World();
    expect(await world.run()).toBe('done');
    expect([...world.stored.keys()]).toEqual(['first', 'second']);
    expect(world.shown).toEqual(['first', 'second']);
    expect(await listOutbox(ME)).toEqual([]);
  });

  test('takes a message from where it was written in the same step', async () => {
    await writeDraft(CONVERSATION, { ...EMPTY_DRAFT, text: 'Words of one' });
    await enqueueMessage(entry('one', 1));
    expect(await readDraft(CONVERSATION)).toEqual(EMPTY_DRAFT);
    expect(await listOutbox(ME)).toHaveLength(1);
  });

  test('keeps a message whose writer is signed in no more once its pictures are up', async () => {
    await writePicture(ME, 'a', new Blob(['a']));
    await enqueueMessage(entry('one', 1, ['a']));
    const world = new World((step) => {
      if (step === 'after upload a') world.user = 'emma';
    });
    expect(await world.run()).toBe('waiting');
    expect([world.calls, (await listOutbox(ME)).length]).toEqual([0, 1]);
  });

  test('sends no picture once somebody else is signed in', async () => {
    for (const id of ['a', 'b']) await writePicture(ME, id, new Blob([id]));
    await enqueueMessage(entry('one', 1, ['a', 'b']));
    const world = new World((step) => {
      if (step === 'after upload a') world.user = 'emma';
    });
    expect(await world.run()).toBe('waiting');
    expect(world.uploads).toEqual(['a']);
  });

  test('sends nothing that its writer has deleted while its pictures were on their way', async () => {
    await writePicture(ME, 'a', new Blob(['a']));
    await enqueueMessage(entry('one', 1, ['a']));
    await enqueueMessage(entry('two', 2));
    const world = new World();
    const uploadPicture: OutboxPort['uploadPicture'] = async (...picture) => {
      await deleteEntry('one');
      return world.port.uploadPicture(...picture);
    };
    expect(await sendOutbox(ME, { ...world.port, uploadPicture })).toBe('done');
    expect([...world.stored.keys()]).toEqual(['two']);
  });

  const STEPS = [
    'before upload a',
    'after upload a',
    'before upload b',
    'after upload b',
    'before send one',
    'after send one',
  ];
  test.each(STEPS)('sends a message with two pictures once where the line breaks %s', async (step) => {
    await writePicture(ME, 'a', new Blob(['a']));
    await writePicture(ME, 'b', new Blob(['b']));
    await enqueueMessage(entry('one', 1, ['a', 'b']));
    await enqueueMessage(entry('two', 2));
    let isBroken = false;
    const world = new World((now) => {
      if (now !== step || isBroken) return;
      isBroken = true;
      throw new TypeError('Failed to fetch');
    });
    expect(await world.run()).toBe('waiting');
    expect(world.shown).toEqual([]);
    expect((await listOutbox(ME)).map(({ key, failure }) => [key, failure])).toEqual([
      ['one', null],
      ['two', null],
    ]);
    expect(await world.run()).toBe('done');
    expect([...world.stored]).toEqual([
      ['one', { text: 'Words of one', images: ['upload-of-a', 'upload-of-b'] }],
      ['two', { text: 'Words of two', images: [] }],
    ]);
    expect(world.uploads).toEqual(['a', 'b']);
    expect(await Promise.all([readPicture('a'), readPicture('b')])).toEqual([null, null]);
  });

  test('does not send a picture again that has arrived', async () => {
    await writePicture(ME, 'a', new Blob(['a']));
    await enqueueMessage(entry('one', 1, ['a']));
    let count = 0;
    const world = new World((step) => {
      if (step === 'before upload a') count += 1;
      if (step === 'before send one' && count === 1 && world.calls === 1) throw new TypeError('Failed to fetch');
    });
    await world.run();
    await world.run();
    expect(count).toBe(1);
  });

  test('is sent once by two tabs at the same time', async () => {
    for (const nth of [1, 2, 3, 4, 5]) await enqueueMessage(entry(`m${nth}`, nth));
    const world = new World();
    expect(await Promise.all([world.run(), world.run()])).toEqual(['done', 'done']);
    expect(world.calls).toBe(5);
    expect(world.shown).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  });

  test('keeps a refused message with the server’s words, and goes on with the next', async () => {
    await enqueueMessage(entry('one', 1));
    await enqueueMessage(entry('two', 2));
    const world = new World((step) => {
      if (step === 'before send one') throw new Refusal(422, { msg: ['You are not linked to a coach yet.'] });
    });
    expect(await world.run()).toBe('done');
    expect((await listOutbox(ME)).map(({ key, failure }) => [key, failure])).toEqual([
      ['one', 'You are not linked to a coach yet.'],
    ]);
    expect(world.shown).toEqual(['two']);
    await changeEntry('one', (now) => ({ ...now, failure: null }));
    const better = new World();
    expect(await better.run()).toBe('done');
    expect(better.shown).toEqual(['one']);
  });

  test('sends a picture again whose upload the server has let go', async () => {
    await writePicture(ME, 'a', new Blob(['a']));
    await enqueueMessage(entry('one', 1, ['a']));
    const world = new World((step) => {
      if (step === 'before send one' && world.calls === 1)
        throw new Refusal(422, { image: ['Please choose it again.'] });
    });
    await world.run();
    expect((await listOutbox(ME))[0]?.content.pictures).toEqual([{ id: 'a', upload_id: null }]);
  });

  test.each([401, 429, 500, 503])('waits with a message that is answered by %i', async (status) => {
    await enqueueMessage(entry('one', 1));
    const world = new World(() => {
      throw new Refusal(status);
    });
    expect(await world.run()).toBe('waiting');
    expect((await listOutbox(ME))[0]?.failure).toBeNull();
  });

  test('sends nothing of a person as another', async () => {
    await enqueueMessage(entry('one', 1));
    const world = new World();
    world.user = 'other';
    expect(await world.run()).toBe('waiting');
    expect(world.calls).toBe(0);
    expect(await listOutbox('other')).toEqual([]);
  });

  test('keeps what is on its way when drafts are forgotten', async () => {
    await writePicture(ME, 'sent', new Blob(['a']));
    await writePicture(ME, 'drafted', new Blob(['b']));
    await enqueueMessage(entry('one', 1, ['sent']));
    await writeDraft({ ...CONVERSATION, player_id: 'p' }, { ...EMPTY_DRAFT, text: 'Half', pictures: ['drafted'] });
    await clearDrafts(ME);
    expect(await readDraft({ ...CONVERSATION, player_id: 'p' })).toEqual(EMPTY_DRAFT);
    expect([await readPicture('sent'), await readPicture('drafted')].map((blob) => blob !== null)).toEqual([
      true,
      false,
    ]);
    expect(await listOutbox(ME)).toHaveLength(1);
  });
});
