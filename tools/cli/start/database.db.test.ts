import fs from 'node:fs';
import path from 'node:path';
import { testDatabase } from '@fairway/server/test/database';
import { testFolder } from '@fairway/server/test/storage';
import { expect, inject, onTestFinished, test } from 'vitest';
import { queryOnce } from '../../db/query-once.ts';
import { prepareDatabase } from './database.ts';

test('half a demo world is set aside with all its rows, and makes room for a whole one', async () => {
  const { url } = await testDatabase();
  const name = new URL(url).pathname.slice(1);
  const { postgres_url } = inject('services');
  onTestFinished(async () => {
    for (const each of [name, `${name}_unfinished_1`, `${name}_unfinished_2`])
      await queryOnce(postgres_url, `DROP DATABASE IF EXISTS "${each}" WITH (FORCE)`);
  });
  const data = testFolder();
  const note = path.join(data, 'loading-demo-world');
  const services = {
    databaseUrl: url,
    ownDatabase: true,
    redisUrl: '',
    smtpUrl: undefined,
    mailbox: undefined,
    simulator: null,
    children: [],
  };
  const settings = { port: 1, host: '', web: '', data, dev: false, production: false, stripe: false };

  for (const aside of ['unfinished_1', 'unfinished_2']) {
    await queryOnce(url, "INSERT INTO webhook_events (id) VALUES ('of-an-earlier-run')");
    fs.writeFileSync(note, '');
    await prepareDatabase(services, settings);
    expect(await queryOnce(url, 'SELECT id FROM webhook_events')).toEqual([]);
    expect(await queryOnce(`${url}_${aside}`, 'SELECT id FROM webhook_events')).toEqual([{ id: 'of-an-earlier-run' }]);
  }
  fs.rmSync(note);
  await queryOnce(url, "INSERT INTO webhook_events (id) VALUES ('kept')");
  expect(await prepareDatabase(services, settings)).toEqual([]);
  expect(await queryOnce(url, 'SELECT id FROM webhook_events')).toEqual([{ id: 'kept' }]);
});
