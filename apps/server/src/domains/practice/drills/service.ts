import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import type { Drill, DrillIn, DrillPage, DrillsQuery } from '@fairway/contracts/practice/drills';
import { DRILL_LIMITS } from '@fairway/contracts/practice/limits';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockLibraryDrills, lockOwner } from '@fairway/db/locks';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { inBatches } from '#core/in-batches.ts';
import { cutPage } from '#core/keyset.ts';
import { findUploadedFiles } from '#domains/files/resumable-uploads/service.ts';
import { keyIn, videoKeyIn } from '#domains/files/stored-files/rules.ts';
import { attachFile, releaseFiles } from '#domains/files/stored-files/service.ts';
import { attachVideo } from '#domains/files/videos/service.ts';
import {
  countDrills,
  deleteDrill,
  deleteUnused,
  findDrill,
  insertDrills,
  isTitleTaken,
  lockDrill,
  readLibrary,
  readTags,
  updateDrill,
  type DrillFiles,
  type LockedDrill,
} from './repository.ts';
import { listStarterDrills, requireRoom, resolveLibrary, splitWords, toPattern } from './rules.ts';
import { drillView } from './view.ts';

/** Tags that are offered to choose from. */
const MOST_TAGS = 50;
const NO_FILES: DrillFiles = { image_id: null, video_id: null };

/** The coach's drills by title, a page by keyset; with words or a tag, those that hold them. */
export async function listDrills(
  actor: Actor,
  { q, tag, cursor }: DrillsQuery,
  { db }: Pick<AppServices, 'db'>,
): Promise<DrillPage> {
  const wanted = { patterns: splitWords(q).map(toPattern), tag: tag.toLowerCase(), after: cursor ?? null };
  const [rows, tags, kept] = await Promise.all([
    // One more than is shown tells whether there are others behind.
    readLibrary(db, actor.id, { ...wanted, limit: DRILL_LIMITS.page + 1 }),
    readTags(db, actor.id, MOST_TAGS),
    countDrills(db, actor.id),
  ]);
  const { page, next_cursor } = cutPage(rows, DRILL_LIMITS.page, ({ title }) => title);
  return { drills: page.map(drillView), next_cursor, tags, is_empty: kept === 0 };
}

/** A drill of the coach's, and for a player of their coach's: what is another's is not there (V4). */
export async function getDrill(actor: Actor, id: string, { db }: { db: AppServices['db'] | Tx }): Promise<Drill> {
  const pro_id = resolveLibrary(actor);
  const row = pro_id === null ? null : await findDrill(db, { pro_id, id });
  if (!row) throw notFound();
  return drillView(row);
}

/** Work on a coach's library; each waits for the one before, so that the second counts the first. */
const inLibrary = <T>(actor: Actor, { db }: CoreServices, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    if (!(await lockOwner(tx, actor.id))) throw notFound();
    return work(tx);
  });

/** The address of a drill's video, where the form names its upload in parts by the id of that (R8); 422 while it has not arrived. */
async function resolveVideo(tx: Tx, actor: Actor, video: string | null): Promise<string | null> {
  if (video === null) return null;
  const address = (await findUploadedFiles(tx, actor.id, [video])).get(video);
  if (address === null) throw invalidField('video', UPLOAD_TEXTS.underWay);
  return address ?? video;
}

/** What the form of a drill names as its files, and when it came. */
interface SentFiles extends Pick<DrillIn, 'image' | 'video'> {
  at: Date;
}

/** The files of a drill from now on: those that it had stay its own, new ones are taken into use. */
async function takeFiles(
  tx: Tx,
  actor: Actor,
  before: Omit<LockedDrill, 'id'>,
  { image, video: named, at }: SentFiles,
): Promise<DrillFiles> {
  const video = await resolveVideo(tx, actor, named);
  const keepsImage = image !== null && before.image_key !== null && keyIn(image) === before.image_key;
  const keepsVideo = video !== null && before.video_key !== null && videoKeyIn(video) === before.video_key;
  const takeImage = () => image && attachFile(tx, actor, { path: image, field: 'image', at });
  const takeVideo = () => video && attachVideo(tx, actor.id, { path: video, field: 'video', at });
  return {
    image_id: keepsImage ? before.image_id : await takeImage(),
    video_id: keepsVideo ? before.video_id : await takeVideo(),
  };
}

/** Lets go of the files that a drill had and has no longer. */
async function releaseOld(tx: Tx, before: DrillFiles, after: DrillFiles = NO_FILES): Promise<void> {
  for (const kind of ['image_id', 'video_id'] as const) {
    const id = before[kind];
    if (id !== null && id !== after[kind]) await releaseFiles(tx, id);
  }
}

/** Adds a drill; a title that the library has, however it is typed, is a 422 on `title`. */
export const addDrill = (actor: Actor, { image, video, ...fields }: DrillIn, services: CoreServices): Promise<Drill> =>
  inLibrary(actor, services, async (tx) => {
    const at = services.now();
    requireRoom({ kept: await countDrills(tx, actor.id), adding: 1, most: DRILL_LIMITS.most });
    // The title comes first: a form that is sent twice is told of it, and not of files that its own first sending has taken.
    const [id] = await insertDrills(tx, { pro_id: actor.id, at }, [{ ...fields, ...NO_FILES }]);
    if (!id) throw invalidField('title', DRILL_MESSAGES.titleTaken);
    const files = await takeFiles(tx, actor, { ...NO_FILES, image_key: null, video_key: null }, { image, video, at });
    await updateDrill(tx, id, { ...fields, ...files }, at);
    return getDrill(actor, id, { db: tx });
  });

/** Changes a drill, wherever it is used: a plan shows it as it is now. */
export const changeDrill = (
  actor: Actor,
  { id, image, video, ...fields }: DrillIn & { id: string },
  services: CoreServices,
): Promise<Drill> =>
  inLibrary(actor, services, async (tx) => {
    const at = services.now();
    const before = await lockDrill(tx, { pro_id: actor.id, id });
    if (!before) throw notFound();
    if (await isTitleTaken(tx, { pro_id: actor.id, id, title: fields.title }))
      throw invalidField('title', DRILL_MESSAGES.titleTaken);
    const files = await takeFiles(tx, actor, before, { image, video, at });
    await updateDrill(tx, id, { ...fields, ...files }, at);
    await releaseOld(tx, before, files);
    return getDrill(actor, id, { db: tx });
  });

/** Takes a drill out of the library. Plans and messages that use it show it on, with its files. */
export const removeDrill = (actor: Actor, id: string, services: CoreServices): Promise<{ ok: true }> =>
  inLibrary(actor, services, async (tx) => {
    const drill = await lockDrill(tx, { pro_id: actor.id, id });
    if (!drill) throw notFound();
    if (await deleteDrill(tx, id, services.now())) await releaseOld(tx, drill);
    return { ok: true };
  });

/**
 * Clears away drills that were deleted while they were in use and that nothing uses any more, with their files; answers how many there were.
 */
export const sweepDrills = ({ db }: Pick<AppServices, 'db'>): Promise<number> =>
  inBatches(100, (limit) =>
    inTransaction(db, async (tx) => {
      const gone = await deleteUnused(tx, limit);
      for (const files of gone) await releaseOld(tx, files);
      return gone.length;
    }),
  );

/** Puts the starter set into the library; drills whose titles it has already are left out, so that twice is once. */
export const addStarterDrills = (actor: Actor, services: CoreServices): Promise<{ added: number }> =>
  inLibrary(actor, services, async (tx) => {
    const starters = listStarterDrills();
    requireRoom({ kept: await countDrills(tx, actor.id), adding: starters.length, most: DRILL_LIMITS.most });
    const fields = starters.map(({ image: _image, video: _video, ...drill }) => ({ ...drill, ...NO_FILES }));
    const added = await insertDrills(tx, { pro_id: actor.id, at: services.now() }, fields);
    return { added: added.length };
  });

/** Refuses drills that are not in the coach's library; those that are stay in it until the transaction ends. */
export async function requireLibraryDrills(
  tx: Tx,
  actor: Actor,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<void> {
  if (ids.length === 0) return;
  const found = await lockLibraryDrills(tx, actor.id, ids);
  if (ids.some((id) => !found.has(id))) throw invalidField(field, DRILL_MESSAGES.unknown);
}
