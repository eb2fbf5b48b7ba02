import { createECDH } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '../../process/temporary-folder.ts';
import { readVapidKeys } from './vapid-keys.ts';

async function aFolder() {
  const folder = await createTemporaryFolder();
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

test('the keys of a data folder are a pair, stay the same, and are for its owner alone', async () => {
  const folder = await aFolder();
  const keys = readVapidKeys(folder);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(keys.private_key, 'base64url');
  expect(curve.getPublicKey('base64url')).toBe(keys.public_key);
  expect(readVapidKeys(folder)).toEqual(keys);
  expect(fs.statSync(path.join(folder, 'vapid.json')).mode & 0o777).toBe(0o600);
  expect(readVapidKeys(await aFolder())).not.toEqual(keys);
});
