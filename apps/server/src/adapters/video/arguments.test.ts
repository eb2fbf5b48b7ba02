import { describe, expect, test } from 'vitest';
import {
  buildPosterArguments,
  buildProbeArguments,
  buildSoundArguments,
  buildStripArguments,
  buildTranscodeArguments,
  readProgress,
} from './arguments.ts';
import { confine } from './confine.ts';
import type { VideoPlan } from './plan.ts';

const plan: VideoPlan = {
  video: 0,
  sound: 1,
  hdr: null,
  width: 1920,
  height: 1080,
  everydayFps: null,
  slow: false,
  duration_ms: 20_000,
  limitMs: 1,
};
const target = { everyday: '/w/everyday.mp4', slow: '/w/slow.mp4', bytes: 1000 };
const build = (changes: Partial<VideoPlan> = {}) => buildTranscodeArguments('/w/in', { ...plan, ...changes }, target);
/** The value that follows an option, of the last time that it is there. */
const valueAfter = (args: string[], option: string) => args[args.lastIndexOf(option) + 1];
const SHAPED = 'scale=1920:1080:flags=bicubic,setsar=1,format=yuv420p';

describe('the arguments for ffmpeg', () => {
  test.each<[string, Partial<VideoPlan>, string]>([
    ['an ordinary clip keeps its frames', {}, `[0:0]${SHAPED},null[everyday]`],
    ['one of unknown rate has sixty at most', { everydayFps: 60 }, `[0:0]${SHAPED},fps=60[everyday]`],
    [
      'a fast one is made in two versions',
      { everydayFps: 60, slow: true, video: 2 },
      `[0:2]${SHAPED},split=2[all][rest];[rest]fps=60[everyday];[all]null[slow]`,
    ],
    [
      'the light of HDR is brought down once it is small',
      { hdr: 'arib-std-b67' },
      '[0:0]scale=1920:1080:flags=bicubic,setsar=1,zscale=tin=arib-std-b67:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=100,' +
        'format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p,null[everyday]',
    ],
  ])('%s', (_, changes, filters) => {
    expect(valueAfter(build(changes), '-filter_complex')).toBe(filters);
  });

  test('of a whole run', () => {
    expect(build({ everydayFps: 60, slow: true }).join(' ')).toBe(
      '-hide_banner -nostdin -v error -progress pipe:1 -nostats -y -filter_threads 2 -filter_complex_threads 2 -threads 2 -t 601 ' +
        '-protocol_whitelist file -format_whitelist mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf,ogg -i file:/w/in ' +
        `-filter_complex [0:0]${SHAPED},split=2[all][rest];[rest]fps=60[everyday];[all]null[slow] ` +
        '-map [everyday] -map 0:1 -c:a aac -b:a 128k -ac 2 -ar 48000 ' +
        '-c:v libx264 -preset veryfast -crf 23 -profile:v high -g 30 -threads 2 -fps_mode passthrough -enc_time_base 1:90000 ' +
        '-map_metadata -1 -map_chapters -1 -movflags +faststart -fs 1000 -f mp4 file:/w/everyday.mp4 ' +
        '-map [slow] -an ' +
        '-c:v libx264 -preset veryfast -crf 23 -profile:v high -g 30 -threads 2 -fps_mode passthrough -enc_time_base 1:90000 ' +
        '-map_metadata -1 -map_chapters -1 -movflags +faststart -fs 1000 -f mp4 file:/w/slow.mp4',
    );
  });

  test('a clip without sound has none, and a slow one is made of fast clips alone', () => {
    expect(build({ sound: null })).toContain('-an');
    expect(build()).not.toContain('-an');
    expect(build()).not.toContain('file:/w/slow.mp4');
  });

  test.each([
    ['transcode', build()],
    ['probe', buildProbeArguments('/w/in')],
    ['listen', buildSoundArguments('/w/in', 1)],
    ['draw the poster', buildPosterArguments('/w/in', 2000, '/w/poster.jpg')],
    ['draw the strip', buildStripArguments('/w/in', 2000, '/w/strip.jpg')],
  ])('to %s read one file alone, however it is called', (_, args) => {
    const from = args.indexOf('-i');
    expect(args[from + 1]).toBe('file:/w/in');
    expect(args.slice(from - 4, from)).toEqual([
      '-protocol_whitelist',
      'file',
      '-format_whitelist',
      expect.any(String),
    ]);
    expect(valueAfter(args, '-format_whitelist')?.split(',')).not.toContain('hls');
    expect(args.filter((arg) => arg === '-protocol_whitelist')).toHaveLength(1);
  });

  test.each([
    [20_000, '1.000'],
    [500, '0.250'],
  ])('the poster of %i ms is from second %s', (duration, at) => {
    expect(valueAfter(buildPosterArguments('/w/in', duration, '/w/p.jpg'), '-ss')).toBe(at);
  });

  test('the strip has ten pictures, of a long clip the quick ones', () => {
    const short = buildStripArguments('/w/in', 2000, '/w/s.jpg');
    expect(valueAfter(short, '-vf')).toBe('fps=10000/2000:round=up,scale=-2:96,tile=10x1');
    expect(short).not.toContain('nokey');
    expect(buildStripArguments('/w/in', 60_001, '/w/s.jpg')).toContain('nokey');
  });
});

test.each<[string, number | null]>([
  ['', null],
  ['frame=0\nout_time_us=N/A\nprogress=continue\n', null],
  ['frame=1\nout_time_us=33333\nprogress=continue\n', 33],
  ['out_time_us=33333\nprogress=continue\nout_time_us=2000000\nprogress=end\n', 2000],
  ['out_time_us=-100\nprogress=continue\n', null],
])('progress after %j is %s ms', (printed, expected) => {
  expect(readProgress(printed)).toBe(expected);
});

test('a run is held within bounds by the tools that are there, and runs without them', () => {
  const bounds = { memory: 5, file: 7 };
  expect(confine(['ffmpeg', '-i'], () => true, bounds).join(' ')).toBe(
    'setpriv --pdeathsig KILL prlimit --data=5 --fsize=7 --core=0 nice -n 10 ffmpeg -i',
  );
  expect(confine(['ffmpeg', '-i'], () => false)).toEqual(['ffmpeg', '-i']);
});
