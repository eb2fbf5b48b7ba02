import { appOn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { unzipped } from '#test/zips.ts';
import { expect, test } from 'vitest';
import { makeExport, requestExport } from '#domains/users/data-export/service.ts';

const home = fileDatabase();

test('the link of the mail brings a zip, to be kept and not to be looked at; any other brings nothing', async () => {
  const services = testServices(home, { now: () => new Date() });
  const app = await appOn(home.db);
  const pro = await aPro(home.db);
  await requestExport(toActor(await aPlayer(home.db, pro), pro), services);
  const { id } = await home.db.data_exports.findFirstOrThrow();
  const url = `/api/data-export/${services.secrets.token('export', id)}`;
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
