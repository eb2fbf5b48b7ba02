import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { copyClip, FFMPEG_PATH, listBoxes, lookAt, makeClip } from '#test/clips.ts';
import { testFolder } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownFolder } from '#adapters/spool.ts';
import { ffmpegTranscoder } from './ffmpeg.ts';
import { runVideoProgram } from './run.ts';

const never = () => new AbortController().signal;
const work = (file: string, signal = never(), told: number[] = []) =>
  ffmpegTranscoder(FFMPEG_PATH).prepare(createReadStream(file), {
    signal,
    onProgress: (percent) => told.push(percent),
  });

/** What was made of a clip; its files go with the test. */
async function prepare(file: string, told: number[] = []) {
  const made = await work(file, never(), told);
  onTestFinished(made.remove);
  return { ...made, paths: Object.fromEntries(made.files.map(({ name, path: place }) => [name, place])) };
}

const folder = testFolder();
/** A file with this content. */
async function write(name: string, content: Buffer | string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}
const firstHalf = async (file: string) => {
  const content = await readFile(file);
  return write(`half-${path.basename(file)}`, content.subarray(0, content.length / 2));
};

describe('a clip becomes H.264 that begins at once', () => {
  test('with even sides, its sound, the moment of the strike, a poster and a strip', async () => {
    const told: number[] = [];
    const made = await prepare(
      await makeClip({ seconds: 2, click: 1.2, options: '-pix_fmt yuv444p -vf scale=161:121' }),
      told,
    );
    expect(made).toMatchObject({ duration_ms: 2000, width: 162, height: 122, fps: 30, slow: false });
    expect(Math.abs((made.strike_ms ?? 0) - 1200)).toBeLessThanOrEqual(20);
    expect(Object.keys(made.paths)).toEqual(['everyday.mp4', 'poster.jpg', 'strip.jpg']);
    const { video, sounds, frames } = await lookAt(made.paths['everyday.mp4']!);
    expect(video).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', width: 162, height: 122 });
    expect([sounds, frames.length]).toEqual([['aac'], 60]);
    expect((await listBoxes(made.paths['everyday.mp4']!)).filter((kind) => kind !== 'free')).toEqual([
      'ftyp',
      'moov',
      'mdat',
    ]);
    expect(await sharp(made.paths['poster.jpg']).metadata()).toMatchObject({ format: 'jpeg', width: 162, height: 122 });
    expect(await sharp(made.paths['strip.jpg']).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 96 });
    expect(told.at(-1)).toBe(95);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  test('upright, when the phone was turned', async () => {
    const turned = await copyClip(await makeClip(), '-metadata:s:v rotate=90');
    const made = await prepare(turned);
    const { video, sounds } = await lookAt(made.paths['everyday.mp4']!);
    expect(video).toMatchObject({ width: 120, height: 160 });
    expect(video.side_data_list).toBeUndefined();
    expect([sounds, made.strike_ms]).toEqual([[], null]);
    expect(await sharp(made.paths['poster.jpg']).metadata()).toMatchObject({ width: 120, height: 160 });
  });

  test.each([120, 240])(
    'a clip of %i frames a second becomes one of sixty, and one with every frame at its moment',
    async (fps) => {
      const made = await prepare(await makeClip({ fps }));
      expect(made).toMatchObject({ fps, slow: true });
      const everyday = await lookAt(made.paths['everyday.mp4']!);
      const slow = await lookAt(made.paths['slow.mp4']!);
      expect(everyday.frames).toHaveLength(60);
      expect(slow.frames).toHaveLength(fps);
      for (const [nth, at] of slow.frames.entries()) expect(Math.abs(at - (nth * 1000) / fps)).toBeLessThan(0.1);
      expect((await listBoxes(made.paths['slow.mp4']!)).indexOf('moov')).toBeLessThan(3);
    },
  );

  test('with every frame, when a phone’s clock trembles', async () => {
    // Each third frame comes two thirds of a frame early, as the frames of real phones do.
    const trembling =
      '-pix_fmt yuv420p -vf settb=1/90000,setpts=N*375-250*eq(mod(N\\,3)\\,1) -vsync passthrough -enc_time_base 1:90000';
    const clip = await makeClip({ fps: 240, options: trembling });
    const made = await prepare(clip);
    expect((await lookAt(made.paths['slow.mp4']!)).frames).toHaveLength(240);
  });

  test('in the light of an ordinary screen, when it was filmed in HDR', async () => {
    const options = '-pix_fmt yuv420p10le -color_trc arib-std-b67 -color_primaries bt2020 -colorspace bt2020nc';
    const made = await prepare(await makeClip({ options }));
    const { video } = await lookAt(made.paths['everyday.mp4']!);
    expect(video.color_transfer).toBe('bt709');
    expect(video.pix_fmt).toBe('yuv420p');
  });

  test('when a browser recorded it and does not know how long it is', async () => {
    const made = await prepare(await write('recorded.webm', aVideo()));
    expect((await lookAt(made.paths['everyday.mp4']!)).video).toMatchObject({
      codec_name: 'h264',
      width: 64,
      height: 64,
    });
  });
});

describe('a clear refusal', () => {
  const endless = () => copyOfLong('-f matroska -live 1', 'endless.mkv');
  const long = () => makeClip({ size: '16x16', fps: 1, seconds: 660 });
  const copyOfLong = async (options: string, name: string) => copyClip(await long(), options, name);
  const list = () => write('list.mp4', '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/etc/passwd\n#EXT-X-ENDLIST\n');

  test.each<[string, () => Promise<string>, string]>([
    ['words', () => write('words.mp4', 'This is no video. '.repeat(100)), 'unreadable'],
    ['nothing', () => write('nothing.mp4', ''), 'unreadable'],
    ['a list of other files', list, 'unreadable'],
    [
      'a clip that lost its end, and what says where its frames are',
      async () => firstHalf(await makeClip()),
      'unreadable',
    ],
    [
      'a clip that ends in its middle',
      async () => firstHalf(await makeClip({ seconds: 2, options: '-movflags +faststart' })),
      'truncated',
    ],
    ['sound alone', async () => copyClip(await makeClip({ click: 0.5 }), '-vn'), 'no_video'],
    ['a clip of eleven minutes', long, 'too_long'],
    ['one that does not say that it never ends', endless, 'too_long'],
  ])('meets %s', async (_, file, why) => {
    const given = await file();
    await expect(work(given)).rejects.toMatchObject({ name: 'UnusableVideo', why });
    expect(await readdir(await ownFolder(tmpdir()))).toEqual([]);
  });

  const run = { program: 'ffmpeg', searched: FFMPEG_PATH, folder, limitMs: 60_000, output: 1000 } as const;
  const forEver = '-v error -f lavfi -i testsrc2=s=320x240 -f null -'.split(' ');

  test('meets what takes longer than it may', async () => {
    const running = runVideoProgram({ ...run, args: forEver, signal: never(), limitMs: 500 });
    await expect(running).rejects.toMatchObject({ why: 'too_slow' });
  });

  test('meets what writes more than it may, and what wants more memory', async () => {
    const endlessFile = [
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      'testsrc2',
      '-f',
      'rawvideo',
      path.join(folder, 'heavy'),
    ];
    const heavy = runVideoProgram({ ...run, args: endlessFile, signal: never(), bounds: { memory: 1e9, file: 1e6 } });
    await expect(heavy).rejects.toMatchObject({ name: 'UnusableVideo' });
    const hungry = runVideoProgram({ ...run, args: forEver, signal: never(), bounds: { memory: 40e6, file: 1e6 } });
    await expect(hungry).rejects.toMatchObject({ name: 'UnusableVideo' });
  });

  test('is none when ffmpeg is not there: that can be mended', async () => {
    const without = ffmpegTranscoder(folder).prepare(createReadStream(await makeClip()), {
      signal: never(),
      onProgress: () => {},
    });
    await expect(without).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'ffprobe is not there: install ffmpeg',
    });
  });
});

test('work that is called off ends at once, and leaves nothing', async () => {
  const calledOff = new AbortController();
  const clip = await makeClip({ seconds: 2 });
  const working = ffmpegTranscoder(FFMPEG_PATH).prepare(createReadStream(clip), {
    signal: calledOff.signal,
    onProgress: () => calledOff.abort(new Error('called off')),
  });
  await expect(working).rejects.toThrow('called off');
  expect(await readdir(await ownFolder(tmpdir()))).toEqual([]);
});
