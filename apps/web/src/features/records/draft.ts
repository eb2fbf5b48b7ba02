import { CHART_LIMITS, RECORD_LIMITS } from '@fairway/contracts/constants';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import type { Drawing } from '@fairway/contracts/lessons/drawings';
import type { LessonDetail, RecordSection, SectionType } from '@fairway/contracts/lessons/records';
import type { DrillCard } from '@fairway/contracts/practice/drills';
import { fillFiles, listFiles, NO_FILE, toPaths, type DraftFile } from './draftFiles.ts';
import { listOwnSections } from './ownSections.ts';

/** A part of a record as this device has it. */
export interface DraftSection {
  ref: string;
  type: SectionType;
  content: string;
  chart: ChartPoint[];
  /** What is drawn over a video; a draft that an older version of the app kept has none. */
  overlay?: Drawing[];
  metric: boolean;
  club: string;
  /** The drill that a text comes from; a draft that an older version of the app kept has none. */
  drill?: DrillCard | null;
  files: DraftFile[];
  /** What the coach said of it; a draft that an older version of the app kept has none. */
  voice?: DraftFile;
  /** The revision and the place that the server has, as far as this device knows: 0 and null of one it does not have. */
  revision: number;
  position: number | null;
  /** As the server has it. */
  saved: boolean;
}

/** A part that was changed elsewhere meanwhile: what stands on the server, null where it was removed. */
export interface DraftConflict {
  ref: string;
  revision: number | null;
  theirs: RecordSection | null;
}

/** A record as this device has it, with what the server does not know yet. */
export interface Draft {
  title: string;
  title_saved: boolean;
  /** In their order. */
  sections: DraftSection[];
  /** Parts that were removed here and not yet on the server. */
  removed: string[];
  conflicts: DraftConflict[];
  /** The player was last let see it as it is here. */
  published: boolean;
}

/** A part as the server has it. */
export const toDraftSection = (section: RecordSection): DraftSection => ({
  ref: section.ref,
  type: section.type,
  content: section.content ?? '',
  chart: section.chart ?? [],
  overlay: section.overlay ?? [],
  metric: section.metric ?? false,
  club: section.club ?? '',
  drill: section.drill,
  files: fillFiles(section.type, toPaths(section)),
  voice: { ...NO_FILE, path: section.voice_url },
  revision: section.revision,
  position: section.position,
  saved: true,
});

/** The draft of a record that this device has changed nothing of. */
export const makeDraft = (detail: Pick<LessonDetail, 'record' | 'title' | 'published_at'>): Draft => ({
  title: detail.title ?? '',
  title_saved: true,
  sections: listOwnSections(detail).map(toDraftSection),
  removed: [],
  conflicts: [],
  published: true,
});

const isMoved = ({ position }: DraftSection, at: number): boolean => position !== at;

/** Whether the server does not know all of it yet. */
export const isUnsynced = (draft: Draft): boolean =>
  !draft.title_saved ||
  !draft.published ||
  draft.removed.length > 0 ||
  draft.sections.some((section) => !section.saved);

/**
 * The draft with what the server has now: a part that was changed here stays as it is here, one that was not is the server's; what
 * the server has beside is added, unless it was removed here; what it has no longer goes, unless it was changed here.
 */
export function mergeDraft(draft: Draft, detail: Pick<LessonDetail, 'record' | 'title' | 'published_at'>): Draft {
  const theirs = new Map(listOwnSections(detail).map((section) => [section.ref, section]));
  const kept = draft.sections.flatMap((section) => {
    const there = theirs.get(section.ref);
    if (!section.saved) return [section];
    return there ? [toDraftSection(there)] : [];
  });
  const known = new Set([...kept.map(({ ref }) => ref), ...draft.removed]);
  const added = [...theirs.values()].filter(({ ref }) => !known.has(ref)).map(toDraftSection);
  const sections = [...kept];
  // A part from another device stands where it stands there, as near as the order here allows.
  for (const section of added)
    sections.splice(Math.min(section.position ?? sections.length, sections.length), 0, section);
  return {
    ...draft,
    sections,
    removed: draft.removed.filter((ref) => theirs.has(ref)),
    title: draft.title_saved ? (detail.title ?? '') : draft.title,
  };
}

/** A reference of its own: the moment and five digits at random. */
export const makeRef = (now: number, random: number): string =>
  `${now}${Math.floor(random * 100_000)
    .toString()
    .padStart(5, '0')}`;

const changed = (draft: Draft): Draft => ({ ...draft, published: false });

export const editTitle = (draft: Draft, title: string): Draft =>
  changed({ ...draft, title: title.slice(0, RECORD_LIMITS.title), title_saved: false });

export const canAdd = ({ sections }: Draft): boolean => sections.length < RECORD_LIMITS.sections;

/** A blank part of this type at the end. */
export function addSection(draft: Draft, type: SectionType, ref: string): Draft {
  if (!canAdd(draft)) return draft;
  const blank = {
    content: '',
    chart: [],
    overlay: [],
    metric: false,
    club: '',
    revision: 0,
    position: null,
    saved: false,
  };
  return changed({
    ...draft,
    sections: [...draft.sections, { ref, type, ...blank, files: fillFiles(type, []), voice: NO_FILE }],
  });
}

type SectionEdit = Partial<
  Pick<DraftSection, 'content' | 'chart' | 'overlay' | 'metric' | 'club' | 'drill' | 'files' | 'voice'>
>;

const mapSection = (draft: Draft, ref: string, edit: (section: DraftSection) => DraftSection): Draft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.ref === ref ? edit(section) : section)),
});

export const editSection = (draft: Draft, ref: string, { chart, ...edit }: SectionEdit): Draft =>
  changed(
    mapSection(draft, ref, (section) => ({
      ...section,
      ...edit,
      ...(chart && { chart: chart.slice(0, CHART_LIMITS.points) }),
      saved: false,
    })),
  );

/** Takes a part out; one that the server has is to be removed there too. */
export function removeSection(draft: Draft, ref: string): Draft {
  const section = draft.sections.find((each) => each.ref === ref);
  if (!section) return draft;
  return changed({
    ...draft,
    sections: draft.sections.filter((each) => each !== section),
    removed: section.revision > 0 ? [...draft.removed, ref] : draft.removed,
    conflicts: draft.conflicts.filter((conflict) => conflict.ref !== ref),
  });
}

/** Puts the part at `from` to `to`; those whose place the server does not have are to be sent again. */
export function moveSection(draft: Draft, from: number, to: number): Draft {
  const sections = [...draft.sections];
  const [moved] = sections.splice(from, 1);
  if (!moved) return draft;
  sections.splice(to, 0, moved);
  return changed({
    ...draft,
    sections: sections.map((section, at) => (isMoved(section, at) ? { ...section, saved: false } : section)),
  });
}

/** What is still to be done on the server before the record is published, one after another. */
export type SyncStep = { kind: 'remove'; ref: string } | { kind: 'write'; ref: string };

/** A part that cannot be sent yet: it waits for its file. */
export const isIncomplete = ({ files }: DraftSection): boolean =>
  files.some(({ path, blob_id }) => path === null && blob_id === null);

/**
 * A part is written with its place among those that are left. Where any is, those that one has been taken out before are written too: with
 * the places that the server has of them they would come to stand behind it.
 */
export function planSync({ removed, sections }: Draft): SyncStep[] {
  const isReady = (section: DraftSection) => !section.saved && !isIncomplete(section);
  const writes = sections.some(isReady);
  return [
    ...removed.map((ref) => ({ kind: 'remove' as const, ref })),
    ...sections
      .filter((section, at) => isReady(section) || (writes && section.saved && isMoved(section, at)))
      .map(({ ref }) => ({ kind: 'write' as const, ref })),
  ];
}

/** What tells one file from another: one that lies on this device has no address yet. */
const nameFile = ({ path, blob_id }: DraftFile) => [path, blob_id];

/** What two parts say, to tell whether one was edited while it was on its way. */
const sameContent = (a: DraftSection, b: DraftSection): boolean =>
  a.content === b.content &&
  a.metric === b.metric &&
  a.club === b.club &&
  a.drill?.id === b.drill?.id &&
  JSON.stringify([a.chart, a.overlay, listFiles(a).map(nameFile)]) ===
    JSON.stringify([b.chart, b.overlay, listFiles(b).map(nameFile)]);

/** The draft once the server has written the part that was `sent`, at this place. */
export function markWritten(draft: Draft, sent: DraftSection, at: number, stored: RecordSection): Draft {
  const done = {
    ...draft,
    conflicts: draft.conflicts.filter(({ ref }) => ref !== sent.ref),
  };
  return mapSection(done, sent.ref, (section) => ({
    ...section,
    revision: stored.revision,
    position: stored.position,
    // What was typed meanwhile is still to be sent.
    saved: sameContent(section, sent) && stored.position === at,
    ...(sameContent(section, sent) && {
      files: fillFiles(section.type, toPaths(stored)),
      voice: { ...NO_FILE, path: stored.voice_url },
      // A drill that has left the library meanwhile has left its words.
      drill: stored.drill,
    }),
  }));
}

export const markRemoved = (draft: Draft, ref: string): Draft => ({
  ...draft,
  removed: draft.removed.filter((each) => each !== ref),
});

/** The draft once the record is published with the title that was sent. */
export const markPublished = (draft: Draft, sent: Draft): Draft => ({
  ...draft,
  title_saved: draft.title === sent.title,
  published: draft.title === sent.title && draft.removed.length === 0 && draft.sections.every(({ saved }) => saved),
});

/** The draft with the address of a file that has arrived. */
export const markUploaded = (draft: Draft, ref: string, blob_id: string, path: string | null): Draft =>
  mapSection(draft, ref, (section) => {
    const arrive = (file: DraftFile) => (file.blob_id === blob_id ? { ...file, path } : file);
    const { voice } = section;
    return { ...section, files: section.files.map(arrive), ...(voice && { voice: arrive(voice) }) };
  });

export const markConflicts = (draft: Draft, conflicts: DraftConflict[]): Draft => ({
  ...draft,
  conflicts: [...draft.conflicts.filter(({ ref }) => !conflicts.some((next) => next.ref === ref)), ...conflicts],
});

/** Chooses, of a part that was changed on two devices, the version to keep; mine of one that was removed there becomes a new part. */
export function resolveConflict(draft: Draft, ref: string, keep: 'mine' | 'theirs', new_ref: string): Draft {
  const conflict = draft.conflicts.find((each) => each.ref === ref);
  if (!conflict) return draft;
  const { theirs, revision } = conflict;
  const settled = { ...draft, conflicts: draft.conflicts.filter((each) => each !== conflict) };
  if (keep === 'theirs') {
    if (theirs) return mapSection(settled, ref, () => toDraftSection(theirs));
    return { ...settled, sections: settled.sections.filter((section) => section.ref !== ref) };
  }
  return changed(
    mapSection(settled, ref, (section) =>
      theirs && revision !== null
        ? { ...section, revision, saved: false }
        : { ...section, ref: new_ref, revision: 0, position: null, saved: false },
    ),
  );
}

/** The keys of the files that lie on this device. */
export const listBlobs = ({ sections }: Draft): string[] =>
  sections.flatMap((section) => listFiles(section).flatMap(({ blob_id }) => blob_id ?? []));
