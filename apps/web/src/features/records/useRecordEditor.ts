import { isUploadId } from '@fairway/contracts/files/resumable-uploads';
import { IMAGE_LIMITS } from '@fairway/contracts/files/pictures';
import { VIDEO_LIMITS } from '@fairway/contracts/files/videos';
import type { LessonDetail } from '@fairway/contracts/lessons/records';
import { IMAGE_TEXTS, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import type {
  EditorSection,
  RecordEditorProps,
  SyncState,
} from '@fairway/ui/features/records/components/RecordEditor/RecordEditor';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { notify } from '../../app/notices/notify.ts';
import { pickPicture } from '../../app/uploads/pickPicture.ts';
import { pickVideo } from '../../app/uploads/pickVideo.ts';
import { prepareUploads } from '../../app/uploads/sendInParts.ts';
import { trpc, utils } from '../../trpc/client.ts';
import {
  addSection,
  canAdd,
  editSection,
  editTitle,
  isIncomplete,
  isUnsynced,
  makeDraft,
  makeRef,
  moveSection,
  removeSection,
  resolveConflict,
  type Draft,
  type DraftSection,
} from './draft.ts';
import type { DraftFile } from './draftFiles.ts';
import { addDrill } from './drillDraft.ts';
import { applyTemplate } from './templateDraft.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { formatDraftId } from './draftStore.ts';
import { findSave } from './runningSaves.ts';
import { RECORD_TEXTS, SYNC_ERROR } from './texts.ts';
import { findStay, syncRecord, type SyncPort } from './syncRecord.ts';
import { sendDraftFile, UploadRefused } from './sendDraftFile.ts';
import { useDraftFiles } from './useDraftFiles.ts';
import { useRecordDrills } from './useRecordDrills.ts';
import { useRecordTemplates } from './useRecordTemplates.ts';

const newRef = () => makeRef(Date.now(), Math.random());

/** Keeps what is typed when its field is left, and when the page goes away in the middle of it. */
function useFlushOnLeave(keeper: DraftKeeper): void {
  useEffect(() => {
    const flush = () => void keeper.flush();
    const flushAtOnce = () => keeper.flushAtOnce();
    addEventListener('pagehide', flushAtOnce);
    document.addEventListener('visibilitychange', flush);
    document.addEventListener('focusout', flush);
    return () => {
      removeEventListener('pagehide', flushAtOnce);
      document.removeEventListener('visibilitychange', flush);
      document.removeEventListener('focusout', flush);
      flush();
    };
  }, [keeper]);
}

/** What has arrived and is not yet part of the record has no address to be shown by. */
const toShown = (path: string | null): string | null => (path === null || isUploadId(path) ? null : path);

function toEditorSection(
  { conflicts }: Draft,
  urls: Readonly<Record<string, string>>,
  detail: LessonDetail | undefined,
): (section: DraftSection) => EditorSection {
  const toAddress = ({ path, blob_id }: DraftFile) => (blob_id ? urls[blob_id] : undefined) ?? toShown(path);
  return ({ ref, type, content, chart, overlay = [], metric, club, drill = null, files, voice, saved }) => ({
    ref,
    type,
    content,
    chart,
    overlay,
    metric,
    club,
    drill,
    saved,
    files: files.map(toAddress),
    voice: voice ? toAddress(voice) : null,
    conflict: conflicts.find((conflict) => conflict.ref === ref),
    // Of the video that the server has; one that was chosen since lies on this device.
    video: detail?.record.find(
      (section) => section.ref === ref && section.video !== null && section.video === files[0]?.path,
    ),
  });
}

export interface EditorSource {
  user_id: string;
  lesson_id: string;
  keeper: DraftKeeper;
  detail: LessonDetail | undefined;
  /** The record is on the server, or nothing of it is wanted any more. */
  onClose: () => void;
}

/** Without a connection it fails at once rather than wait for one, and what failed is told once for the whole record. */
const SYNC_CALL = { networkMode: 'always', meta: { quiet: true } } as const;

/** A record in the hands of its coach: each change is kept on the device, and saving brings it to the server. */
export function useRecordEditor(source: EditorSource): Omit<RecordEditorProps, 'handed' | 'onRetryVideo'> {
  const { user_id, lesson_id, keeper, detail, onClose } = source;
  const { draft, kept, settled, progress } = useSyncExternalStore(keeper.subscribe, keeper.getState);
  const files = useDraftFiles(formatDraftId(user_id, lesson_id), draft);
  useFlushOnLeave(keeper);
  useEffect(() => {
    // A save that fails without a connection is told by a notice, which must be at hand by then.
    notify.prepare();
    prepareUploads();
    // Without it the browser may clear the device's drafts when it runs short of room.
    void navigator.storage?.persist?.().catch(() => undefined);
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The page was left and opened again while it is being saved: once the server has all of it, this page is done with it too.
    void findSave(formatDraftId(user_id, lesson_id))?.then(() => {
      if (!isUnsynced(keeper.getState().draft)) close();
    });
  }, [keeper, user_id, lesson_id]);
  const saveRecord = trpc.lessons.saveRecord.useMutation(SYNC_CALL);
  const remove = trpc.lessons.removeSection.useMutation(SYNC_CALL);

  const edit = (change: (before: Draft) => Draft, options?: { typing: boolean }) => keeper.edit(change, options);
  const templates = useRecordTemplates(user_id, draft, (shape) =>
    edit((before) => applyTemplate(before, shape, newRef)),
  );
  const drills = useRecordDrills(user_id, (drill) => edit((before) => addDrill(before, drill, newRef())));
  const port: SyncPort = {
    readDraft: () => keeper.getState().draft,
    changeDraft: (change) => keeper.change(change),
    saveSections: async (records, title) => {
      const answer = await saveRecord.mutateAsync({
        lesson: lesson_id,
        records,
        ...(title === undefined ? {} : { title }),
      });
      utils.lessons.byId.setData({ id: lesson_id }, answer);
      return answer;
    },
    removeSection: (ref) => remove.mutateAsync({ lesson: lesson_id, ref }),
    uploadFile: async (blob_id, use) => {
      const blob = await files.read(blob_id);
      if (!blob) throw new UploadRefused(RECORD_TEXTS.fileGone);
      return sendDraftFile(blob, {
        use,
        key: `${user_id}:${blob_id}`,
        onProgress: (file) => keeper.showProgress({ file }),
      });
    },
    onProgress: (done, total) => keeper.showProgress({ done, total, file: null }),
  };
  const send = async () => {
    const outcome = await syncRecord(port);
    void utils.lessons.invalidate();
    void utils.people.invalidate();
    void utils.accounts.user.invalidate();
    if (outcome === 'conflict') return notify.error(LESSON_MESSAGES.recordChanged, { stay: 'long' });
    notify.success(RECORD_TEXTS.saved);
  };
  const save = async () => {
    if (draft.sections.some((section) => !section.saved && isIncomplete(section)))
      return notify.error(RECORD_TEXTS.fileMissing, { stay: 'long' });
    try {
      await keeper.save(send);
      // What was typed while the rest was on its way is still to be saved.
      if (!isUnsynced(keeper.getState().draft)) onClose();
    } catch (error) {
      const text = error instanceof UploadRefused ? error.message : SYNC_ERROR.text;
      notify.error(text, { title: SYNC_ERROR.title, stay: findStay(keeper.getState().draft) });
    }
  };
  const takeFile = (ref: string, nth: number, file: File) => {
    const type = draft.sections.find((each) => each.ref === ref)?.type;
    const [limits, texts] = type === 'video' ? [VIDEO_LIMITS, VIDEO_TEXTS] : [IMAGE_LIMITS, IMAGE_TEXTS];
    if (file.size > limits.bytes) return notify.error(texts.heavy, { stay: 'long' });
    const blob_id = files.take(file);
    edit((before) => {
      const section = before.sections.find((each) => each.ref === ref);
      if (!section) return before;
      const next = section.files.map((each, at) => (at === nth ? { path: null, blob_id } : each));
      // What was drawn over the video before says nothing of another one.
      return editSection(before, ref, { files: next, overlay: [] });
    });
  };

  const sync: SyncState = progress
    ? { status: 'syncing', ...progress }
    : isUnsynced(draft)
      ? { status: 'unsynced', kept: kept && settled }
      : { status: 'saved' };
  return {
    ...templates,
    drills,
    title: draft.title,
    sections: draft.sections.map(toEditorSection(draft, files.urls, detail)),
    sync,
    full: !kept,
    canAdd: canAdd(draft),
    pickPicture,
    pickVideo,
    onTitle: (title) => edit((before) => editTitle(before, title), { typing: true }),
    onAdd: (type) => edit((before) => addSection(before, type, newRef())),
    onEdit: (ref, change) => edit((before) => editSection(before, ref, change), { typing: true }),
    onRemove: (ref) => edit((before) => removeSection(before, ref)),
    onMove: (from, to) => edit((before) => moveSection(before, from, to)),
    onFile: takeFile,
    onVoice: (ref, file) => {
      const voice = { path: null, blob_id: file && files.take(file) };
      edit((before) => editSection(before, ref, { voice }));
    },
    onResolve: (ref, keep) => edit((before) => resolveConflict(before, ref, keep, newRef())),
    onSave: () => void save(),
    onCancel: () =>
      void keeper.change(() => makeDraft(detail ?? { record: [], title: null, published_at: null })).then(onClose),
  };
}
