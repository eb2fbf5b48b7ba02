import { appOn } from '@fairway/testing/app';
import { aPlayer, aPro } from '@fairway/testing/builders';
import { actorOf } from '@fairway/testing/calls';
import { testDeps } from '@fairway/testing/deps';
import { fileDatabase } from '@fairway/testing/file-database';
import { testJobs } from '@fairway/testing/jobs';
import { unzipped } from '@fairway/testing/zips';
import { expect, test } from 'vitest';
import { makeExport } from '../domains/accounts/use-cases/export-make.ts';
import { askExport } from '../domains/accounts/use-cases/export.ts';

const home = fileDatabase();

test('the link of the mail brings a zip, to be kept and not to be looked at; any other brings nothing', async () => {
  const deps = testDeps(home, { now: () => new Date() });
  const app = await appOn(home.db);
  const pro = await aPro(home.db);
  await askExport(actorOf(await aPlayer(home.db, pro), pro), deps);
  const { id } = await home.db.data_exports.findFirstOrThrow();
  const url = `/api/data-export/${deps.secrets.token('export', id)}`;
  expect((await app.inject(url)).statusCode).toBe(404);
  await makeExport({ export_id: id }, testJobs(home.db, new Date()));
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(answer.rawPayload.length),
    'content-disposition': expect.stringMatching(
      /^attachment; filename="fairway-data-\d{4}-\d\d-\d\d\.zip"$/,
    ) as string,
  });
  expect(Object.keys(await unzipped(answer.rawPayload))).toEqual(['data.json']);
  for (const token of ['x', id, `${url.slice(-43, -1)}!`, '..%2f..%2fuser'])
    expect((await app.inject(`/api/data-export/${token}`)).statusCode).toBe(404);
  await app.close();
});
