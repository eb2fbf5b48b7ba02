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

const copy = (message_id: string, player_id = player.id) =>
  home.db.message_recipients.create({ data: { message_id, player_id, pro_id: pro.id, from_pro: true } });

test('a copy has a message and a player, stays with both, and goes with either', async () => {
  const [one, other] = [await write(), await write()];
  const somebody = await aPlayer(home.db, pro);
  await copy(one.id);
  await copy(one.id, somebody.id);
  await copy(other.id);
  await expect(copy(pro.id)).rejects.toThrow('message_recipients_sides');
  await expect(copy(one.id, one.id)).rejects.toThrow('message_recipients_sides');
  const where = { player_id_message_id: { player_id: player.id, message_id: one.id } };
  await expect(home.db.message_recipients.update({ where, data: { message_id: pro.id } })).rejects.toThrow(
    'message_recipients_stay',
  );
  await expect(home.db.messages.update({ where: { id: one.id }, data: { id: pro.id } })).rejects.toThrow('ids_stay');
  const kept = async () =>
    (await home.db.message_recipients.findMany({ where: { pro_id: pro.id } })).map((row) => [
      row.message_id,
      row.player_id,
    ]);
  await home.db.users.delete({ where: { id: somebody.id } });
  expect(await kept()).toEqual([
    [one.id, player.id],
    [other.id, player.id],
  ]);
  await home.db.messages.delete({ where: { id: one.id } });
  expect(await kept()).toEqual([[other.id, player.id]]);
});

test('a copy written while its player is deleted leaves nothing behind, whichever comes first', async () => {
  for (let round = 0; round < 20; round += 1) {
    const somebody = await aPlayer(home.db, pro);
    const { id } = await write();
    await Promise.allSettled([copy(id, somebody.id), home.db.users.delete({ where: { id: somebody.id } })]);
    expect(await home.db.users.count({ where: { id: somebody.id } })).toBe(0);
    expect(await home.db.message_recipients.count({ where: { message_id: id } })).toBe(0);
  }
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
