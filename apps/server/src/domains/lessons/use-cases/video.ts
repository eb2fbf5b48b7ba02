import { FEATURES } from '@fairway/contracts/constants';
import type { Booked } from '@fairway/contracts/lessons';
import type { LessonDetail, VideoBookingIn, VideoForm } from '@fairway/contracts/video-lessons';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, forbidden, invalidField, notFound } from '../../../trpc/errors.ts';
import { proOf } from '../../accounts/rules/roles.ts';
import { isSubscribed } from '../../accounts/rules/subscription.ts';
import { creditMap } from '../../credits/service.ts';
import { takeVideo } from '../../files/use-cases/use.ts';
import type { Order, PurchaseRow, Seller } from '../../payments/rules/goods.ts';
import { isShownPrice } from '../../payments/rules/purchase.ts';
import { buy } from '../../payments/use-cases/buy.ts';
import { unfinishedOf } from '../../payments/use-cases/unfinished.ts';
import { scopeOf, sideOf } from '../access.ts';
import { videoGoodsIn, videoRefusal, type VideoGoods, type VideoTerms } from '../rules/video.ts';
import { readBooking } from '../store/booking.ts';
import { readDetail, readVideoForm } from '../store/video.ts';
import { lessonDetailView } from '../view.ts';
import { comingLessons, lessonById } from './reading.ts';
import { keepVideoLesson } from './video-goods.ts';

const feature = FEATURES.video_lessons;

function assertOffered(terms: Omit<VideoTerms, 'feature'>): void {
  const message = videoRefusal({ ...terms, feature });
  if (message) throw new AppError('invalid', { message, errors: {} });
}

/** One lesson the caller gives or takes, with its record; 404 for any other. */
export async function lessonDetailById(actor: Actor, id: string, { db, now }: Deps): Promise<LessonDetail> {
  const row = await readDetail(db, scopeOf(actor), id);
  if (!row) throw notFound();
  return lessonDetailView(row, sideOf(actor), now());
}

/** What the form for a video lesson opens with: price and card for a player, the players for a pro. */
export async function videoFormOf(actor: Actor, { db, now }: Deps): Promise<VideoForm> {
  const isPro = actor.type === 'pro';
  const row = await readVideoForm(db, { pro_id: proOf(actor), player_id: isPro ? null : actor.id });
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
  input: VideoBookingIn,
  key: string | null,
  deps: Deps,
): Promise<Booked> {
  const player_id = whoseOf(actor, input);
  const lesson_id =
    actor.type === 'pro' ? await sendFor(actor, player_id, input, deps) : await buyOne(actor, input, key, deps);
  const { db, now } = deps;
  return {
    credits: await creditMap(db, { player_id, pro_id: proOf(actor) }, now()),
    lessons: await comingLessons(actor, db, now()),
    lesson: await lessonById(actor, lesson_id, deps),
  };
}

/** Whom it is for: a player sends for themself alone, a pro for a player. */
function whoseOf(actor: Actor, { player_id }: VideoBookingIn): string {
  if (actor.type === 'player') {
    if (player_id && player_id !== actor.id) throw forbidden('You can book for yourself only.');
    return actor.id;
  }
  if (!player_id) throw invalidField('player_id', 'Please choose a player.');
  return player_id;
}

/** Takes both videos into use; a refusal of either leaves both as they were. */
async function takeBoth(tx: Tx, owner: Actor, { video1, video2 }: VideoBookingIn, at: Date): Promise<string[]> {
  const first = await takeVideo(tx, owner.id, { path: video1, field: 'video1', at });
  const second = await takeVideo(tx, owner.id, { path: video2, field: 'video2', at });
  return [first, second];
}

async function sendFor(pro: Actor, player_id: string, input: VideoBookingIn, { db, now }: Deps): Promise<string> {
  const at = now();
  return inTransaction(db, async (tx) => {
    const pro_id = pro.id;
    const terms = await readVideoForm(tx, { pro_id, player_id: null });
    if (!terms || !(await readBooking(tx, { pro_id, player_id })).player_known) throw notFound();
    assertOffered({ ...terms, subscribed: isSubscribed(terms.subscribed_until, at) });
    const files = await takeBoth(tx, pro, input, at);
    const lesson = { pro_id, player_id, note: input.note ?? null, files, at };
    return keepVideoLesson(tx, lesson, { purchase_id: null, actor_id: pro_id });
  });
}

/** What is wanted, as the purchase keeps it; `files` once they are set aside. */
const goodsOf = ({ video1, video2, note }: VideoBookingIn, files: string[]): VideoGoods => ({
  video1,
  video2,
  files,
  note: note ?? null,
});

/** Whether an attempt is of this very booking; once settled, its key or its payment alone says so. */
function isSame(purchase: PurchaseRow, { video1, video2, note, price }: VideoBookingIn): boolean {
  if (purchase.kind !== 'video_lesson' || purchase.goods === null) return purchase.kind === 'video_lesson';
  const kept = videoGoodsIn(purchase.goods);
  const sameVideos = kept.video1 === video1 && kept.video2 === video2;
  return sameVideos && kept.note === (note ?? null) && isShownPrice(purchase, price);
}

async function orderOf(tx: Tx, actor: Actor, input: VideoBookingIn, seller: Seller, at: Date): Promise<Order> {
  assertOffered({ ...seller, subscribed: true });
  const amount = seller.video_lessons_price ?? 0;
  if (input.price !== undefined && input.price !== amount)
    throw invalidField('price', 'The price has changed. Please look again before you pay.');
  const files = await takeBoth(tx, actor, input, at);
  return { title: 'Video lesson', amount, credits: 0, goods: goodsOf(input, files) };
}

async function buyOne(actor: Actor, input: VideoBookingIn, key: string | null, deps: Deps): Promise<string> {
  const { payment_intent_id, payment_made } = input;
  const same = (purchase: PurchaseRow) => isSame(purchase, input);
  // Whoever did not answer their bank and begins anew finds the videos set aside by the attempt before.
  const before = await unfinishedOf(
    actor,
    { kind: 'video_lesson', goods: { video1: input.video1, video2: input.video2 }, same },
    deps,
  );
  const purchase = await buy(
    actor,
    {
      kind: 'video_lesson',
      key: before?.key ?? key,
      payment_intent_id,
      payment_made,
      same,
      order: (tx, seller) => orderOf(tx, actor, input, seller, deps.now()),
    },
    deps,
  );
  if (purchase.lesson_id === null) throw new Error(`Purchase ${purchase.id} is paid and has no lesson`);
  return purchase.lesson_id;
}
