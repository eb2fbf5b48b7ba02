import { DAY_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { resumeUrls } from './resumeUrls.ts';

const NOW = Date.parse('2026-06-01T09:00:00Z');
const upload = (url: string, at = NOW) => ({
  size: 5,
  metadata: {},
  creationTime: new Date(at).toISOString(),
  urlStorageKey: '',
  uploadUrl: url,
  parallelUploadUrls: null,
});

/** A browser's own storage, as far as it is used. */
function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (nth) => [...kept.keys()][nth] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

test('an upload is found by its file’s key, and no longer once it is forgotten', async () => {
  const urls = resumeUrls(aStorage(), () => NOW);
  const key = await urls.addUpload('ann:1', upload('/api/uploads/a'));
  await urls.addUpload('ann:12', upload('/api/uploads/b'));
  expect(await urls.findUploadsByFingerprint('ann:1')).toMatchObject([
    { uploadUrl: '/api/uploads/a', urlStorageKey: key },
  ]);
  await urls.removeUpload(key);
  expect(await urls.findUploadsByFingerprint('ann:1')).toEqual([]);
  expect(await urls.findAllUploads()).toHaveLength(1);
});

test('one that the server has given up by now is forgotten when the next begins', async () => {
  const storage = aStorage();
  storage.setItem('something else', 'kept');
  storage.setItem('fairway-upload:broken', '{');
  const urls = resumeUrls(storage, () => NOW);
  await urls.addUpload('old', upload('/api/uploads/a', NOW - 8 * DAY_MS));
  await urls.addUpload('young', upload('/api/uploads/b', NOW - 6 * DAY_MS));
  await urls.addUpload('new', upload('/api/uploads/c'));
  expect((await urls.findAllUploads()).map(({ uploadUrl }) => uploadUrl)).toEqual(['/api/uploads/b', '/api/uploads/c']);
  expect(storage.getItem('something else')).toBe('kept');
});

test('a browser that keeps nothing sends a file all the same', async () => {
  const refuse = () => {
    throw new DOMException('The quota is used up', 'QuotaExceededError');
  };
  const closed = Object.assign(aStorage(), { setItem: refuse, getItem: refuse, key: refuse });
  const urls = resumeUrls(closed, () => NOW);
  await expect(urls.addUpload('ann:1', upload('/api/uploads/a'))).resolves.toBeTruthy();
  expect(await urls.findUploadsByFingerprint('ann:1')).toEqual([]);
});
