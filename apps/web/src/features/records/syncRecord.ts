import type { ErrorBody } from '@fairway/contracts/errors';
import { isChart } from '@fairway/contracts/lessons/chart-units';
import type { LessonDetail, SectionIn } from '@fairway/contracts/lessons/records';
import { readFailure } from '../../app/failures/failure.ts';
import {
  isIncomplete,
  markConflicts,
  markPublished,
  markRemoved,
  markUploaded,
  markWritten,
  planSync,
  type Draft,
  type DraftConflict,
  type DraftSection,
} from './draft.ts';
import { findUse, listFiles, type RecordUse } from './draftFiles.ts';

/** What syncing works with: the draft on this device, and the server. */
export interface SyncPort {
  /** The draft as it is now; it may be edited while it is on its way. */
  readDraft: () => Draft;
  /** Changes the draft, and fulfils once that is kept on the device. */
  changeDraft: (change: (draft: Draft) => Draft) => Promise<void>;
  saveSections: (records: SectionIn[], title?: string | null) => Promise<LessonDetail>;
  removeSection: (ref: string) => Promise<unknown>;
  /** Sends a picture, a video or a voice that lies on this device; answers its address. */
  uploadFile: (blob_id: string, use: RecordUse) => Promise<string>;
  onProgress: (done: number, total: number) => void;
}

/** The parts that a refused write names as changed elsewhere (R10); null of any other failure. */
function readConflicts(error: unknown): DraftConflict[] | null {
  const { data }: { data?: { conflicts?: ErrorBody['conflicts'] } | null } =
    typeof error === 'object' && error !== null ? error : {};
  return data?.conflicts?.map(({ ref, revision, section }) => ({ ref, revision, theirs: section })) ?? null;
}

/** A part as the server takes it. */
export function toSectionIn(
  { ref, type, content, chart, overlay = [], metric, club, drill, files, voice, revision }: DraftSection,
  at: number,
): SectionIn {
  const paths = files.map(({ path }) => path ?? '');
  return {
    ref,
    type,
    content,
    position: at,
    revision,
    ...(voice && { voice: voice.path ?? '' }),
    ...(isChart(type) && { chart, club }),
    ...(type === 'text' && drill !== undefined && { drill_id: drill?.id ?? null }),
    ...(type === 'putting_chart' && { metric }),
    ...(type === 'singleImage' && { image: paths[0] ?? '' }),
    ...(type === 'video' && { video: paths[0] ?? '', overlay }),
    ...(type === 'doubleImage' && { images: paths }),
  };
}

const findSection = (draft: Draft, ref: string): { section: DraftSection; at: number } | null => {
  const at = draft.sections.findIndex((section) => section.ref === ref);
  const section = draft.sections[at];
  return section ? { section, at } : null;
};

/**
 * Sends the files of a part that are not there yet, those too that are added meanwhile; each address is kept at once, so that a broken line
 * costs one file at most.
 */
async function uploadFiles(port: SyncPort, ref: string): Promise<void> {
  for (;;) {
    const section = findSection(port.readDraft(), ref)?.section;
    if (!section) return;
    const { blob_id = null } = listFiles(section).find((file) => file.blob_id !== null && file.path === null) ?? {};
    if (blob_id === null) return;
    const arrived = await port.uploadFile(blob_id, findUse(section, blob_id));
    await port.changeDraft((draft) => markUploaded(draft, ref, blob_id, arrived));
  }
}

/** Writes a part; false when it was changed elsewhere and waits for the coach's choice. */
async function writeSection(port: SyncPort, ref: string): Promise<boolean> {
  await uploadFiles(port, ref);
  const found = findSection(port.readDraft(), ref);
  // It was removed while those before it were on their way, or what it shows was.
  if (!found || isIncomplete(found.section)) return true;
  const { section, at } = found;
  try {
    const detail = await port.saveSections([toSectionIn(section, at)]);
    const stored = detail.record.find((each) => each.ref === ref);
    if (stored) await port.changeDraft((draft) => markWritten(draft, section, at, stored));
    return true;
  } catch (error) {
    const conflicts = readConflicts(error);
    if (!conflicts) {
      if (readFailure(error).status === 422) await forgetAddresses(port, section);
      throw error;
    }
    await port.changeDraft((draft) => markConflicts(draft, conflicts));
    return false;
  }
}

/** An address that was refused may have lain unused for too long: the next try sends the file again. */
async function forgetAddresses(port: SyncPort, section: DraftSection): Promise<void> {
  const { ref } = section;
  for (const { blob_id } of listFiles(section))
    if (blob_id !== null) await port.changeDraft((draft) => markUploaded(draft, ref, blob_id, null));
}

/**
 * Brings a record to the server: what was removed, then part by part, then the post that publishes. What is done is kept on the
 * device after each step, so whatever breaks, the next try goes on from there. Parts that were changed elsewhere are kept for the coach to
 * choose, and nothing is published before.
 */
export async function syncRecord(port: SyncPort): Promise<'published' | 'conflict'> {
  const steps = planSync(port.readDraft());
  let refused = false;
  for (const [done, step] of steps.entries()) {
    port.onProgress(done, steps.length);
    if (step.kind === 'remove') {
      await port.removeSection(step.ref);
      await port.changeDraft((draft) => markRemoved(draft, step.ref));
    } else if (!(await writeSection(port, step.ref))) refused = true;
  }
  port.onProgress(steps.length, steps.length);
  const draft = port.readDraft();
  // A quick coach may have chosen by now: what they chose is still to be sent.
  if (refused || draft.conflicts.length > 0) return 'conflict';
  // A title that was not touched here may be another one by now.
  await port.saveSections([], draft.title_saved ? undefined : draft.title);
  await port.changeDraft((now) => markPublished(now, draft));
  return 'published';
}

/** How long it is said that a save broke off: where something is still to be deleted, until it has been read. */
export const findStay = ({ removed }: Draft) => (removed.length > 0 ? 'until-closed' : 'long');
