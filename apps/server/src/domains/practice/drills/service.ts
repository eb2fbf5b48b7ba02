import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import {
  DRILL_LIMITS,
  type Drill,
  type DrillIn,
  type DrillPage,
  type DrillsQuery,
} from '@fairway/contracts/practice/drills';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { keyIn } from '#domains/files/stored-files/rules.ts';
import { attachFile, releaseFiles } from '#domains/files/stored-files/service.ts';
import {
  countDrills,
  deleteDrill,
  findDrill,
  insertDrills,
  isTitleTaken,
  lockDrill,
  lockLibraryDrills,
  readLibrary,
  readTags,
  updateDrill,
  type LockedDrill,
} from './repository.ts';
import { listStarterDrills, requireRoom, resolveLibrary, splitWords, toPattern } from './rules.ts';
import { drillView } from './view.ts';

type Needs = Pick<AppServices, 'db' | 'now'>;

/** Tags that are offered to choose from. */
const MOST_TAGS = 50;

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
  const page = rows.slice(0, DRILL_LIMITS.page);
  const isMore = rows.length > DRILL_LIMITS.page;
  return { drills: page.map(drillView), next_cursor: (isMore && page.at(-1)?.id) || null, tags, is_empty: kept === 0 };
}

/** A drill of the coach's, and for a player of their coach's: what is another's is not there (V4). */
export async function getDrill(actor: Actor, id: string, { db }: { db: AppServices['db'] | Tx }): Promise<Drill> {
  const pro_id = resolveLibrary(actor);
  const row = pro_id === null ? null : await findDrill(db, { pro_id, id });
  if (!row) throw notFound();
  return drillView(row);
}

/** Work on a coach's library; each waits for the one before, so that the second counts the first. */
const inLibrary = <T>(actor: Actor, { db }: Needs, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    if (!(await lockOwner(tx, actor.id))) throw notFound();
    return work(tx);
  });

/** Adds a drill; a title that the library has, however it is typed, is a 422 on `title`. */
export const addDrill = (actor: Actor, { image, ...fields }: DrillIn, services: Needs): Promise<Drill> =>
  inLibrary(actor, services, async (tx) => {
    const at = services.now();
    requireRoom({ kept: await countDrills(tx, actor.id), adding: 1, most: DRILL_LIMITS.most });
    const image_id = image === null ? null : await attachFile(tx, actor, { path: image, field: 'image', at });
    const [id] = await insertDrills(tx, { pro_id: actor.id, at }, [{ ...fields, image_id }]);
    if (!id) throw invalidField('title', DRILL_MESSAGES.titleTaken);
    return getDrill(actor, id, { db: tx });
  });

/** The picture of a drill from now on; the one that it had before is let go. */
async function changeImage(
  tx: Tx,
  actor: Actor,
  before: LockedDrill,
  { image, at }: { image: string | null; at: Date },
): Promise<string | null> {
  if (image !== null && before.image_key !== null && keyIn(image) === before.image_key) return before.image_id;
  return image === null ? null : attachFile(tx, actor, { path: image, field: 'image', at });
}

/** Changes a drill, wherever it is used: a plan shows it as it is now. */
export const changeDrill = (
  actor: Actor,
  { id, image, ...fields }: DrillIn & { id: string },
  services: Needs,
): Promise<Drill> =>
  inLibrary(actor, services, async (tx) => {
    const at = services.now();
    const before = await lockDrill(tx, { pro_id: actor.id, id });
    if (!before) throw notFound();
    if (await isTitleTaken(tx, { pro_id: actor.id, id, title: fields.title }))
      throw invalidField('title', DRILL_MESSAGES.titleTaken);
    const image_id = await changeImage(tx, actor, before, { image, at });
    await updateDrill(tx, id, { ...fields, image_id }, at);
    if (before.image_id !== null && before.image_id !== image_id) await releaseFiles(tx, before.image_id);
    return getDrill(actor, id, { db: tx });
  });

/** Takes a drill out of the library. Plans and messages that use it show it on. */
export const removeDrill = (actor: Actor, id: string, services: Needs): Promise<{ ok: true }> =>
  inLibrary(actor, services, async (tx) => {
    const drill = await lockDrill(tx, { pro_id: actor.id, id });
    if (!drill) throw notFound();
    const isGone = await deleteDrill(tx, id, services.now());
    if (isGone && drill.image_id !== null) await releaseFiles(tx, drill.image_id);
    return { ok: true };
  });

/** Puts the starter set into the library; drills whose titles it has already are left out, so that twice is once. */
export const addStarterDrills = (actor: Actor, services: Needs): Promise<{ added: number }> =>
  inLibrary(actor, services, async (tx) => {
    const starters = listStarterDrills();
    requireRoom({ kept: await countDrills(tx, actor.id), adding: starters.length, most: DRILL_LIMITS.most });
    const fields = starters.map(({ image: _image, ...drill }) => ({ ...drill, image_id: null }));
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
