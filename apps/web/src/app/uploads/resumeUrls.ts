import { DAY_MS } from '@fairway/time/units';
import type { PreviousUpload, UrlStorage } from 'tus-js-client';

const PREFIX = 'fairway-upload:';
/** Uploads that stand still are given up by the server well before. */
const KEPT_MS = 7 * DAY_MS;

/** Where each file's upload is, kept in this browser so that a page that is opened again goes on with it. */
export function resumeUrls(storage: Storage, now: () => number): UrlStorage {
  const quietly = <T>(work: () => T, instead: T): T => {
    // A browser that keeps nothing, or has no room: then a file begins anew after the page was closed.
    try {
      return work();
    } catch {
      return instead;
    }
  };
  const read = (key: string): PreviousUpload[] =>
    quietly(() => {
      const text = storage.getItem(key);
      return text === null ? [] : [{ ...(JSON.parse(text) as PreviousUpload), urlStorageKey: key }];
    }, []);
  const listKeys = (): string[] =>
    quietly(
      () =>
        Array.from({ length: storage.length }, (_, nth) => storage.key(nth)).flatMap((key) =>
          key?.startsWith(PREFIX) ? key : [],
        ),
      [],
    );
  const forget = (key: string) => quietly(() => storage.removeItem(key), undefined);
  const isOver = ({ creationTime }: PreviousUpload) => now() - Date.parse(creationTime) > KEPT_MS;
  return {
    findAllUploads: async () => listKeys().flatMap(read),
    findUploadsByFingerprint: async (fingerprint) => read(PREFIX + fingerprint),
    removeUpload: async (key) => forget(key),
    addUpload: async (fingerprint, upload) => {
      for (const key of listKeys()) {
        const [kept] = read(key);
        if (!kept || isOver(kept)) forget(key);
      }
      const key = PREFIX + fingerprint;
      quietly(() => storage.setItem(key, JSON.stringify(upload)), undefined);
      return key;
    },
  };
}
