import type { Tx } from '@fairway/db/client';
import { v7 as uuid } from 'uuid';
import { invalidField } from '../../../trpc/errors.ts';
import { putBack } from '../../files/use-cases/use.ts';
import { note } from '../../notifications/service.ts';
import type { Goods } from '../../payments/rules/goods.ts';
import { takeBackRefusal, videoGoodsIn } from '../rules/video.ts';
import { readBooking } from '../store/booking.ts';
import { countFiles, insertVideoLesson, lockVideoLesson, writeCancelled, type NewVideoLesson } from '../store/video.ts';

/** Keeps a video lesson with its event; answers its id. */
export async function keepVideoLesson(
  tx: Tx,
  lesson: Omit<NewVideoLesson, 'id'>,
  { purchase_id, actor_id }: { purchase_id: string | null; actor_id: string },
): Promise<string> {
  const lesson_id = uuid();
  await insertVideoLesson(tx, { ...lesson, id: lesson_id });
  await note(tx, { topic: 'video.sent', payload: { lesson_id, purchase_id, actor_id } });
  return lesson_id;
}

/** A video lesson as a purchase delivers it (W2): the videos are set aside as it is begun, and become a lesson when it is paid. */
export const videoGoods: Goods = {
  deliver: async (tx, purchase, at) => {
    const { id: purchase_id, player_id, pro_id } = purchase;
    const { files, note: text } = videoGoodsIn(purchase.goods);
    const { player_known } = await readBooking(tx, { pro_id, player_id });
    if (!player_known || (await countFiles(tx, files)) < files.length) return false;
    const lesson = { pro_id, player_id, note: text, files, at };
    return { lesson_id: await keepVideoLesson(tx, lesson, { purchase_id, actor_id: player_id }) };
  },

  release: async (tx, { player_id, goods }) => {
    await putBack(tx, player_id, videoGoodsIn(goods).files);
  },

  takeBack: async (tx, { lesson_id }, { at }) => {
    const lesson = lesson_id === null ? null : await lockVideoLesson(tx, lesson_id);
    if (!lesson) throw invalidField('lesson_id', 'This video lesson is not there any more.');
    const refusal = takeBackRefusal(lesson);
    if (refusal) throw invalidField('lesson_id', refusal);
    if (lesson_id !== null) await writeCancelled(tx, lesson_id, at, at);
  },

  giveBack: async (tx, { lesson_id }, at) => {
    if (lesson_id !== null) await writeCancelled(tx, lesson_id, null, at);
  },
};
