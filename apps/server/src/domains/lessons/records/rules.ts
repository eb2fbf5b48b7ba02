import { isChart } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { Drawing } from '@fairway/contracts/lessons/drawings';
import { RECORD_LIMITS } from '@fairway/contracts/constants';
import { IMAGE_TEXTS, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type { SectionIn, SectionType } from '@fairway/contracts/lessons/records';
import type { FieldErrors } from '@fairway/contracts/errors';
import { HOUR_MS } from '@fairway/time/units';

export type Side = 'pro' | 'player';

/** What a part of a record says, but for its files. */
export interface SectionFields {
  type: SectionType;
  position: number;
  content: string | null;
  chart: ChartPoint[] | null;
  overlay: Drawing[] | null;
  metric: boolean;
  club: string | null;
  drill_id: string | null;
}

/** The same with its files by their addresses. */
export interface SectionContent extends SectionFields {
  /** The picture or video, or the first of two pictures. */
  file: string | null;
  second_file: string | null;
  /** What was said to it. */
  voice: string | null;
}

/** A part as it stands in the record. */
export interface StoredSection extends SectionContent {
  ref: string;
  revision: number;
  is_player_submitted: boolean;
}

/** A part to be written, with the revision it then has. */
export interface SectionWrite extends SectionContent {
  ref: string;
  revision: number;
}

/** A part that was changed or removed meanwhile, with the revision that stands there now. */
export interface Conflict {
  ref: string;
  revision: number | null;
}

export type RecordPlan =
  | { kind: 'write'; writes: SectionWrite[] }
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'not_found' };

/** A part that was taken out; whose it was is null where that was not kept yet. */
export interface RemovedSection {
  ref: string;
  is_player_submitted: boolean | null;
}

interface Record {
  sections: readonly StoredSection[];
  removed: readonly RemovedSection[];
}

/** Whether a part, there or taken out, is the other side's: to this one it does not exist (R11). */
export const isForeign = ({ is_player_submitted }: Pick<RemovedSection, 'is_player_submitted'>, side: Side): boolean =>
  is_player_submitted !== null && is_player_submitted !== (side === 'player');

/** The address that a part names as its first file: undefined where it names none, and keeps what it has. */
function namedFile({ type, image, images, video }: SectionIn): string | null | undefined {
  if (type === 'singleImage') return image;
  // Of two pictures a blank keeps the one that is there.
  if (type === 'doubleImage') return images?.[0] || undefined;
  return type === 'video' ? video : undefined;
}

/** What a part is after a write; what was left out stays as it is. */
function merge(sent: SectionIn, stored: StoredSection | undefined, last: number): SectionContent {
  const file = namedFile(sent);
  const second = sent.type === 'doubleImage' ? sent.images?.[1] || undefined : undefined;
  const keep = <T>(given: T | undefined, before: T | undefined, none: T): T =>
    given === undefined ? (before ?? none) : given;
  return {
    type: sent.type,
    position: sent.position ?? stored?.position ?? last,
    content: keep(sent.content || (sent.content === undefined ? undefined : null), stored?.content, null),
    chart: isChart(sent.type) ? keep(sent.chart, stored?.chart, null) : null,
    overlay: sent.type === 'video' && sent.overlay?.length !== 0 ? keep(sent.overlay, stored?.overlay, null) : null,
    metric: sent.type === 'putting_chart' && keep(sent.metric ?? undefined, stored?.metric, false),
    club: isChart(sent.type) ? keep(sent.club, stored?.club, null) : null,
    drill_id: sent.type === 'text' ? keep(sent.drill_id, stored?.drill_id, null) : null,
    file: keep(file, stored?.file, null),
    second_file: keep(second, stored?.second_file, null),
    voice: keep(sent.voice, stored?.voice, null),
  };
}

/** What a part lacks that its type cannot be without, by field. */
function findMissing({ type, file, second_file }: SectionContent): [field: string, text: string] | null {
  if (type === 'singleImage' && file === null) return ['image', IMAGE_TEXTS.none];
  if (type === 'doubleImage' && (file === null || second_file === null)) return ['images', LESSON_MESSAGES.twoPictures];
  return type === 'video' && file === null ? ['video', VIDEO_TEXTS.none] : null;
}

/** A part's shots and drawings in one text, for PostgreSQL keeps the keys of an object in an order of its own. */
const spellDrawn = ({ chart, overlay }: SectionContent): string =>
  JSON.stringify([
    chart?.map(({ horizon, vertically, type }) => [horizon, vertically, type]),
    overlay?.map(({ id, kind, colour, at_ms, span, points, text }) => [id, kind, colour, at_ms, span, points, text]),
  ]);

/** Whether a write would change nothing: a call that was answered into the void and is made again. */
const isSame = (stored: StoredSection, next: SectionContent): boolean =>
  spellDrawn(stored) === spellDrawn(next) &&
  (['type', 'position', 'content', 'metric', 'club', 'drill_id', 'file', 'second_file', 'voice'] as const).every(
    (name) => stored[name] === next[name],
  );

/** The points that are drawn over all videos of a record, at most. */
const MOST_DRAWN = 20_000;

/** Whether more is drawn over a record's videos than it may hold, once these parts are written. */
function isOverdrawn(sections: readonly StoredSection[], writes: readonly SectionWrite[]): boolean {
  if (!writes.some(({ overlay }) => overlay)) return false;
  const overlays = new Map([...sections, ...writes].map(({ ref, overlay }) => [ref, overlay ?? []]));
  return [...overlays.values()].flat().reduce((total, { points }) => total + points.length, 0) > MOST_DRAWN;
}

/**
 * What becomes of a record when these parts are sent by one side (R2, R10): all of them are written, or none. A part with a revision that
 * is not the stored one is a conflict, unless the very same is stored already; so is one that was taken out. One without a revision is
 * written as it comes.
 */
export function planRecord({ sections, removed }: Record, sent: readonly SectionIn[], side: Side): RecordPlan {
  const stored = new Map(sections.map((section) => [section.ref, section]));
  const gone = new Map(removed.map((section) => [section.ref, section]));
  const conflicts: Conflict[] = [];
  const errors: FieldErrors = {};
  const writes: SectionWrite[] = [];
  let last = Math.max(-1, ...sections.map(({ position }) => position));
  for (const [nth, each] of sent.entries()) {
    // Only what is the coach's own is drawn over (R16) or comes from their library (R20): of a player it is left out, like a title of theirs.
    const section = side === 'player' ? { ...each, overlay: null, drill_id: null } : each;
    const before = stored.get(section.ref);
    const met = before ?? gone.get(section.ref);
    if (met && isForeign(met, side)) return { kind: 'not_found' };
    if (gone.has(section.ref)) {
      conflicts.push({ ref: section.ref, revision: null });
      continue;
    }
    if (before && before.type !== section.type) {
      errors[`records.${nth}.type`] = [LESSON_MESSAGES.sectionTypeFixed];
      continue;
    }
    if (!before && section.position === undefined) last += 1;
    const next = merge(section, before, last);
    if (before && isSame(before, next)) continue;
    const known = section.revision ?? before?.revision ?? 0;
    if (known !== (before?.revision ?? 0)) {
      conflicts.push({ ref: section.ref, revision: before?.revision ?? null });
      continue;
    }
    const missing = findMissing(next);
    if (missing) errors[`records.${nth}.${missing[0]}`] = [missing[1]];
    writes.push({ ...next, ref: section.ref, revision: (before?.revision ?? 0) + 1 });
  }
  const added = writes.filter(({ revision }) => revision === 1).length;
  // Each side has its own: neither can take the other's room, of which it can remove nothing.
  const own = sections.filter((section) => !isForeign(section, side)).length;
  if (own + added > RECORD_LIMITS.sections) errors['records'] = [LESSON_MESSAGES.sectionsFull(RECORD_LIMITS.sections)];
  if (isOverdrawn(sections, writes)) errors['records'] = [LESSON_MESSAGES.tooMuchDrawn];
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return conflicts.length > 0 ? { kind: 'conflict', conflicts } : { kind: 'write', writes };
}

/** The drills that these parts name and the record does not show yet. */
export const listNewDrills = (
  sections: readonly Pick<StoredSection, 'drill_id'>[],
  sent: readonly SectionIn[],
): string[] => {
  const shown = new Set(sections.map(({ drill_id }) => drill_id));
  return [...new Set(sent.flatMap(({ drill_id }) => (drill_id && !shown.has(drill_id) ? drill_id : [])))];
};

/** The parts without the drills that are gone: a draft may have waited on its device for longer than its drill was there. */
export const dropDrills = (sent: readonly SectionIn[], gone: ReadonlySet<string>): SectionIn[] =>
  sent.map((section) => (section.drill_id && gone.has(section.drill_id) ? { ...section, drill_id: null } : section));

/** What is known of a record when it is published. Instants in milliseconds. */
export interface PublicationState {
  /** It has a part by the pro. */
  written: boolean;
  published_at: number | null;
  changed_at: number | null;
  told_at: number | null;
}

const NOTIFY_AGAIN_MS = HOUR_MS;

/**
 * What publishing does (R10): the first time the player is let in and told; later they are told of changes at most once an hour. A
 * record without a part by the pro is not published: there is nothing to read.
 */
export function planPublication(
  { written, published_at, changed_at, told_at }: PublicationState,
  now: number,
): { publish: boolean; tell: boolean } {
  if (!written) return { publish: false, tell: false };
  if (published_at === null) return { publish: true, tell: true };
  const isNews = changed_at !== null && (told_at === null || changed_at > told_at);
  return { publish: false, tell: isNews && (told_at === null || now - told_at >= NOTIFY_AGAIN_MS) };
}
