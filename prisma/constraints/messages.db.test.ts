import { aPlayer, aPro, type TestUser } from '@fairway/server/test/builders';
import { fileDatabase } from '@fairway/server/test/file-database';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;
beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});

interface Fields {
  sender_id?: string;
  player_id?: string | null;
  group_name?: string;
  message?: string;
  recipients?: number;
  key?: string;
  fingerprint?: Uint8Array<ArrayBuffer>;
}
const write = (fields: Fields = {}) =>
  home.db.messages.create({
    data: {
      sender_id: pro.id,
      pro_id: pro.id,
      player_id: player.id,
      message: 'Hello',
      recipients: 1,
      created_at: new Date('2031-03-12T12:00:00Z'),
      ...fields,
    },
  });

test('a message comes from one of its two sides', async () => {
  await write();
  await write({ sender_id: player.id });
  const other = await aPlayer(home.db, pro);
  await expect(write({ sender_id: other.id })).rejects.toThrow('messages_sides');
  await expect(write({ sender_id: player.id, player_id: null, group_name: 'All' })).rejects.toThrow('messages_sides');
});

test('a message goes to a player or to a group, and to a group alone it goes to many', async () => {
  await write({ player_id: null, group_name: 'Juniors', recipients: 12 });
  await expect(write({ player_id: null })).rejects.toThrow('messages_group');
  await expect(write({ group_name: 'Juniors' })).rejects.toThrow('messages_group');
  await expect(write({ recipients: 2 })).rejects.toThrow('messages_recipients');
  await expect(write({ player_id: null, group_name: 'Juniors', recipients: 0 })).rejects.toThrow('messages_recipients');
});

test('a message has a text of 10,000 characters at most, of whatever writing', async () => {
  await write({ message: '😀'.repeat(10_000) });
  await expect(write({ message: '' })).rejects.toThrow('messages_message');
  await expect(write({ message: 'x'.repeat(10_001) })).rejects.toThrow('messages_message');
});

test('a key is used once by a sender, and has the print of what was sent by it', async () => {
  const fingerprint = new Uint8Array([1]);
  await write({ key: 'a', fingerprint });
  await expect(write({ key: 'a', fingerprint })).rejects.toThrow('Unique constraint');
  await write({ sender_id: player.id, key: 'a', fingerprint });
  await expect(write({ key: 'b' })).rejects.toThrow('messages_key');
  await write();
  await write();
});

test('a quick reply is kept once', async () => {
  const keep = (content: string) => home.db.quick_replies.create({ data: { pro_id: pro.id, content } });
  await keep('On my way');
  await expect(keep('On my way')).rejects.toThrow('quick_replies_content_key');
  await expect(keep('')).rejects.toThrow('quick_replies_content');
});
