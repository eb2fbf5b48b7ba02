import { createReadStream } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { buildProbeArguments, buildTranscodeArguments } from '../../apps/server/src/adapters/video/arguments.ts';
import { parseProbe } from '../../apps/server/src/adapters/video/facts.ts';
import { ffmpegTranscoder } from '../../apps/server/src/adapters/video/ffmpeg.ts';
import { planVideo } from '../../apps/server/src/adapters/video/plan.ts';
import { ensureFfmpeg } from '../../tools/services/ffmpeg-program.ts';
import type { Figure } from '../figures.ts';

/** Twenty seconds as a phone films them, with sound. */
const CLIP =
  '-v error -y -f lavfi -i testsrc2=s=1920x1080:r=30:d=20 -f lavfi -i sine=d=20 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

/** What a clip costs the worker beside ffmpeg itself: looking, listening, the poster and the strip. */
export async function measureVideo(folder: string): Promise<Figure[]> {
  ensureFfmpeg();
  const clip = path.join(folder, 'clip.mp4');
  await execa('ffmpeg', [...CLIP.split(' '), clip]);
  const { stdout } = await execa('ffprobe', buildProbeArguments(clip));
  const plan = planVideo(parseProbe(stdout));
  if ('refused' in plan) throw new Error(`The clip of the bench is refused: ${plan.refused}`);
  const [everyday, slow] = [path.join(folder, 'everyday.mp4'), path.join(folder, 'slow.mp4')];
  const args = buildTranscodeArguments(clip, plan, { everyday, slow, bytes: 1e9 });
  const transcoder = ffmpegTranscoder(process.env.PATH ?? '');
  const work = { signal: new AbortController().signal, onProgress: () => undefined };
  const bare = await timed(() => execa('ffmpeg', args));
  const whole = await timed(async () => (await transcoder.prepare(createReadStream(clip), work)).remove());
  return [
    {
      what: 'a clip of 20 s in 1080p made ready, beside bare ffmpeg with the same arguments',
      value: whole / bare,
      unit: 'x',
      limit: { most: 1.3 },
      how: `${whole.toFixed(1)} s against ${bare.toFixed(1)} s, one run each`,
    },
  ];
}
