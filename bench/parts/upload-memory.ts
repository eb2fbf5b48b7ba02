import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connectDb } from '@fairway/db/client';
import getPort from 'get-port';
import { openSession } from '../../apps/server/src/domains/auth/sessions/service.ts';
import { aPlayer, aPro } from '../../apps/server/test/builders.ts';
import { sha256, tusSender } from '../../apps/server/test/tus.ts';
import { aVideo } from '../../apps/server/test/videos.ts';
import { listProgramArgs } from '../../tools/cli/start/built.ts';
import { root } from '../../tools/process/paths.ts';
import type { Figure } from '../figures.ts';
import { prepareProduction, readResidentMb, untilHealthy } from './start.ts';

const VIDEO_BYTES = 500 * 1024 * 1024;
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** What the API holds more while it takes in the largest video there may be, in two stretches, on a disk. */
export async function measureUploadMemory(site: { url: string; redis_url: string; folder: string }): Promise<Figure[]> {
  const env = await prepareProduction(site, 'bench_upload');
  const port = await getPort();
  const child = spawn(process.execPath, listProgramArgs('api'), {
    cwd: root,
    env: { ...env, PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const db = connectDb({ url: env.DATABASE_URL });
  try {
    await untilHealthy(child, port, performance.now() + PATIENCE_MS);
    const player = await aPlayer(db, await aPro(db));
    const { token } = await openSession(player.id, { userAgent: 'bench' }, { db });
    const tus = tusSender(`http://127.0.0.1:${port}`, { authorization: `Bearer ${token}` });
    const video = Buffer.concat([aVideo(), Buffer.alloc(VIDEO_BYTES - aVideo().length, 'golf')]);
    // The first upload of all loads what uploads need: that is not what grows with a video.
    const small = await tus.begin(aVideo().length, { use: 'record_video' }, aVideo());
    if (small.status !== 201) throw new Error(`The API answered ${small.status}`);
    const before = readResidentMb(child);
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, readResidentMb(child))), LOOK_EVERY_MS);
    const begin = performance.now();
    const at = (await tus.begin(VIDEO_BYTES, { use: 'record_video' })).headers.get('location') ?? '';
    const cut = Math.floor(VIDEO_BYTES * 0.6);
    await tus.patch(at, 0, video.subarray(0, cut));
    const last = await tus.patch(at, cut, video.subarray(cut));
    const seconds = (performance.now() - begin) / 1000;
    clearInterval(looking);
    if (last.status !== 204) throw new Error(`The API answered ${last.status}`);
    const { key } = await db.files.findFirstOrThrow({ where: { owner_id: player.id, bytes: VIDEO_BYTES } });
    const served = await tus.call('GET', `/files/${key}/original.webm`, {});
    if (sha256(await served.bytes()) !== sha256(video)) throw new Error('What is served is not what was sent');
    return [
      {
        what: 'The API, while 500 MB come by tus: resident memory, above what it held before',
        value: most - before,
        unit: 'MB',
        limit: { most: 200 },
        how: `as built, in production, on a disk; in two stretches, looked at every ${LOOK_EVERY_MS} ms; what is served is what was sent`,
      },
      {
        what: '… until the video is there',
        value: seconds,
        unit: 's',
        how: 'on one machine',
      },
    ];
  } finally {
    await db.$disconnect();
    child.kill();
    await ended;
  }
}
