import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { CREDIT_MESSAGES } from '@fairway/contracts/messages/credits';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { FEATURES } from '@fairway/contracts/constants';
import type { Booked } from '@fairway/contracts/lessons/lessons';
import type { VideoBookingIn, VideoForm } from '@fairway/contracts/lessons/video-lessons';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { AppError, forbidden, invalidField, notFound } from '#core/app-error.ts';
import { requirePro } from '#app/roles.ts';
import { isSubscribed } from '#domains/subscriptions/subscription/rules.ts';
import { creditMap } from '#domains/credits/ledger/service.ts';
import { findUploadedFiles } from '#domains/files/resumable-uploads/service.ts';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { restoreFiles } from '#domains/files/stored-files/service.ts';
import { attachVideo } from '#domains/files/videos/service.ts';
import type { Order, PurchaseRow, Merchant, PurchaseFulfiller } from '#core/purchase-fulfiller.ts';
import { isShownPrice } from '#domains/checkout/purchases/rules.ts';
import { buy, findPendingPurchase } from '#domains/checkout/purchases/service.ts';
import { readVideoMetadata, videoRefusal, type VideoMetadata, type VideoTerms, revokeRefusal } from './rules.ts';
import { readBooking } from '#domains/lessons/booking/repository.ts';
import {
  readVideoForm,
  countFiles,
  findSentBy,
  insertVideoLesson,
  lockVideoLesson,
  writeCancelled,
  type NewVideoLesson,
} from './repository.ts';
import { comingLessons, lessonById } from '#domains/lessons/lesson/service.ts';
import { refreshSearch } from '#domains/lessons/record-search/service.ts';
import { v7 as uuid } from 'uuid';
import { publishEvent } from '#core/publish-event.ts';
import { DAY_MS } from '@fairway/time/units';

const feature = FEATURES.video_lessons;

function assertOffered(terms: Omit<VideoTerms, 'feature'>): void {
  const message = videoRefusal({ ...terms, feature });
  if (message) throw new AppError('invalid', { message, errors: {} });
}

/** What the form for a video lesson opens with: price and card for a player, the players for a pro. */
export async function getVideoForm(actor: Actor, { db, now }: AppServices): Promise<VideoForm> {
  const isPro = actor.type === 'pro';
  const row = await readVideoForm(db, { pro_id: requirePro(actor), player_id: isPro ? null : actor.id });
  if (!row) throw notFound();
  const { subscribed_until, players, currency, stripe_card } = row;
  const refusal = videoRefusal({ ...row, feature, subscribed: isSubscribed(subscribed_until, now()) });
  return { price: isPro ? null : row.video_lessons_price, currency, stripe_card, players, refusal };
}

/**
 * Sends two videos to the pro (`POST /videobooking`; W1, W2): a player pays for it with the card on file, a pro sends one for a
 * player of theirs and pays nothing. Answers as a booking does.
 */
export async function bookVideoLesson(
  actor: Actor,
  sent: VideoBookingIn,
  key: string | null,
  services: AppServices,
): Promise<Booked> {
  const player_id = resolvePlayer(actor, sent);
  const input = await withUploads(actor, sent, services);
  const lesson_id =
    actor.type === 'pro'
      ? await sendOnce(actor, { player_id, key, input }, services)
      : await buyOne(actor, input, key, services);
  const { db, now } = services;
  return {
    credits: await creditMap(db, { player_id, pro_id: requirePro(actor) }, now()),
    lessons: await comingLessons(actor, db, now()),
    lesson: await lessonById(actor, lesson_id, services),
  };
}

/** Whom it is for: a player sends for themself alone, a pro for a player. */
function resolvePlayer(actor: Actor, { player_id }: VideoBookingIn): string {
  if (actor.type === 'player') {
    if (player_id && player_id !== actor.id) throw forbidden(LESSON_MESSAGES.forYourself);
    return actor.id;
  }
  if (!player_id) throw invalidField('player_id', COACHING_MESSAGES.playerMissing);
  return player_id;
}

/** The booking with the addresses behind the ids of uploads in parts (R8), which a repeat of it finds again; 422 while one has not arrived. */
async function withUploads(
  actor: Actor,
  input: VideoBookingIn,
  { db }: Pick<AppServices, 'db'>,
): Promise<VideoBookingIn> {
  const known = await findUploadedFiles(db, actor.id, [input.video1, input.video2]);
  const put = (field: 'video1' | 'video2') => {
    const address = known.get(input[field]);
    if (address === null) throw invalidField(field, UPLOAD_TEXTS.underWay);
    return address ?? input[field];
  };
  return { ...input, video1: put('video1'), video2: put('video2') };
}

/** Takes both videos into use; a refusal of either leaves both as they were. */
async function takeBoth(tx: Tx, owner: Actor, { video1, video2 }: VideoBookingIn, at: Date): Promise<string[]> {
  const first = await attachVideo(tx, owner.id, { path: video1, field: 'video1', at });
  const second = await attachVideo(tx, owner.id, { path: video2, field: 'video2', at });
  return [first, second];
}

interface Sending {
  player_id: string;
  key: string | null;
  input: VideoBookingIn;
}

/** How long an attempt may be repeated under its key. */
const REPEATABLE_MS = 2 * DAY_MS;

/** Sends a pro's videos, once under one key (D9a): the repeat after a lost answer finds its own videos in use, and is answered with its lesson. */
async function sendOnce(pro: Actor, sending: Sending, services: AppServices): Promise<string> {
  const { key, player_id } = sending;
  try {
    return await sendFor(pro, sending, services);
  } catch (refusal) {
    const since = new Date(services.now().getTime() - REPEATABLE_MS);
    const before = key === null ? null : await findSentBy(services.db, { pro_id: pro.id, player_id, key, since });
    if (!before) throw refusal;
    return before.id;
  }
}

async function sendFor(pro: Actor, { player_id, key, input }: Sending, { db, now }: AppServices): Promise<string> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const pro_id = pro.id;
    const terms = await readVideoForm(tx, { pro_id, player_id: null });
    if (!terms || !(await readBooking(tx, { pro_id, player_id })).player_known) throw notFound();
    assertOffered({ ...terms, subscribed: isSubscribed(terms.subscribed_until, at) });
    const files = await takeBoth(tx, pro, input, at);
    const lesson = { pro_id, player_id, note: input.note ?? null, files, at, key };
    return saveVideoLesson(tx, lesson, { purchase_id: null, actor_id: pro_id });
  });
}

/** What is wanted, as the purchase keeps it; `files` once they are set aside. */
const toVideoMetadata = ({ video1, video2, note }: VideoBookingIn, files: string[]): VideoMetadata => ({
  video1,
  video2,
  files,
  note: note ?? null,
});

/** Whether an attempt is of this very booking; once settled, its key or its payment alone says so. */
function isSame(purchase: PurchaseRow, { video1, video2, note, price }: VideoBookingIn): boolean {
  if (purchase.kind !== 'video_lesson' || purchase.metadata === null) return purchase.kind === 'video_lesson';
  const kept = readVideoMetadata(purchase.metadata);
  const sameVideos = kept.video1 === video1 && kept.video2 === video2;
  return sameVideos && kept.note === (note ?? null) && isShownPrice(purchase, price);
}

async function toOrder(tx: Tx, actor: Actor, input: VideoBookingIn, seller: Merchant, at: Date): Promise<Order> {
  assertOffered({ ...seller, subscribed: true });
  const amount = seller.video_lessons_price ?? 0;
  if (input.price !== undefined && input.price !== amount) throw invalidField('price', CREDIT_MESSAGES.priceChanged);
  const files = await takeBoth(tx, actor, input, at);
  return { title: 'Video lesson', amount, credits: 0, metadata: toVideoMetadata(input, files) };
}

async function buyOne(actor: Actor, input: VideoBookingIn, key: string | null, services: AppServices): Promise<string> {
  const { payment_intent_id, payment_made } = input;
  const same = (purchase: PurchaseRow) => isSame(purchase, input);
  // Whoever did not answer their bank and begins anew finds the videos set aside by the attempt before.
  const before = await findPendingPurchase(
    actor,
    { kind: 'video_lesson', metadata: { video1: input.video1, video2: input.video2 }, same },
    services,
  );
  const purchase = await buy(
    actor,
    {
      kind: 'video_lesson',
      key: before?.key ?? key,
      payment_intent_id,
      payment_made,
      same,
      order: (tx, seller) => toOrder(tx, actor, input, seller, services.now()),
    },
    services,
  );
  if (purchase.lesson_id === null) throw new Error(`Purchase ${purchase.id} is paid and has no lesson`);
  return purchase.lesson_id;
}

/** Keeps a video lesson with its event; answers its id. */
export async function saveVideoLesson(
  tx: Tx,
  lesson: Omit<NewVideoLesson, 'id'>,
  { purchase_id, actor_id }: { purchase_id: string | null; actor_id: string },
): Promise<string> {
  const lesson_id = uuid();
  await insertVideoLesson(tx, { ...lesson, id: lesson_id });
  await refreshSearch(tx, lesson_id);
  await publishEvent(tx, { topic: 'video.sent', payload: { lesson_id, purchase_id, actor_id } });
  return lesson_id;
}

/** A video lesson as a purchase delivers it (W2): the videos are set aside as it is begun, and become a lesson when it is paid. */
export const videoLessonFulfiller: PurchaseFulfiller = {
  fulfil: async (tx, purchase, at) => {
    const { id: purchase_id, player_id, pro_id } = purchase;
    const { files, note: text } = readVideoMetadata(purchase.metadata);
    const { player_known } = await readBooking(tx, { pro_id, player_id });
    if (!player_known || (await countFiles(tx, files)) < files.length) return false;
    const lesson = { pro_id, player_id, note: text, files, at, key: null };
    return { lesson_id: await saveVideoLesson(tx, lesson, { purchase_id, actor_id: player_id }) };
  },

  release: async (tx, { player_id, metadata }) => {
    await restoreFiles(tx, player_id, readVideoMetadata(metadata).files);
  },

  revoke: async (tx, { lesson_id }, { at }) => {
    const lesson = lesson_id === null ? null : await lockVideoLesson(tx, lesson_id);
    if (!lesson) throw invalidField('lesson_id', LESSON_MESSAGES.videoGone);
    const refusal = revokeRefusal(lesson);
    if (refusal) throw invalidField('lesson_id', refusal);
    if (lesson_id !== null) await writeCancelled(tx, lesson_id, at, at);
  },

  restore: async (tx, { lesson_id }, at) => {
    if (lesson_id !== null) await writeCancelled(tx, lesson_id, null, at);
  },
};
