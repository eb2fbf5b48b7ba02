import { useEffect, useRef, useState } from 'react';
import { notify } from '../../app/notices/notify.ts';
import { listBlobs, type Draft } from './draft.ts';
import { readFile, writeFile } from './draftStore.ts';
import { RECORD_TEXTS } from './texts.ts';

/**
 * The files of a draft that lie on this device: their addresses for the page, and their content for the upload. One that the device has no
 * room for is held as long as the page is open.
 */
export function useDraftFiles(record_id: string, draft: Draft) {
  const held = useRef(new Map<string, Blob>());
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const made = useRef(urls);
  const show = (blob_id: string, blob: Blob) => {
    if (made.current[blob_id]) return;
    made.current = { ...made.current, [blob_id]: URL.createObjectURL(blob) };
    setUrls(made.current);
  };
  const blobs = listBlobs(draft).join();
  useEffect(() => {
    let gone = false;
    for (const blob_id of blobs ? blobs.split(',') : [])
      readFile(blob_id).then(
        (blob) => {
          if (blob && !gone) show(blob_id, blob);
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [blobs]);
  useEffect(
    () => () => {
      for (const url of Object.values(made.current)) URL.revokeObjectURL(url);
      made.current = {};
    },
    [],
  );
  return {
    urls,
    read: async (blob_id: string): Promise<Blob | null> => held.current.get(blob_id) ?? (await readFile(blob_id)),
    /** Takes a file at once, and keeps it on the device as soon as that can; answers the key under which it lies. */
    take: (file: File): string => {
      const blob_id = crypto.randomUUID();
      held.current.set(blob_id, file);
      show(blob_id, file);
      writeFile(record_id, blob_id, file).catch(() => notify.error(RECORD_TEXTS.fileNotKept, { stay: 'long' }));
      return blob_id;
    },
  };
}
