import { MINUTE_MS } from '@fairway/time/units';
import { VIDEO_LONGEST_MS, VIDEO_STRIP_TILES } from '@fairway/contracts/files/videos';
import type { VideoPlan } from './plan.ts';

/** A line of options that holds no file's name: those stand by themselves, for they may hold blanks. */
const options = (line: string): string[] => line.split(' ');

/** Enough to be quick beside whatever else the machine does, few enough to leave it room. */
const THREADS = '2';

/** Containers that cameras, phones and browsers write. Lists of other files are none of them: they could lead anywhere. */
const CONTAINERS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf,ogg';

/** Nothing is asked, nothing but the file is read, however it is called. */
const readFrom = (file: string): string[] => [
  ...options(`-protocol_whitelist file -format_whitelist ${CONTAINERS}`),
  '-i',
  `file:${file}`,
];
const QUIET = options('-hide_banner -nostdin -v error');

/** For ffprobe: what is in the file, as JSON. */
export const buildProbeArguments = (file: string): string[] => [
  ...options('-hide_banner -v error'),
  ...options('-print_format json -show_streams -show_format'),
  ...readFrom(file),
];

/** One second more than is taken: what reaches it is too long, whatever the file says of itself. */
const MOST_SECONDS = VIDEO_LONGEST_MS / 1000 + 1;

/** Brings the light of an HDR picture into what an ordinary screen shows. */
const toneMap = (transfer: NonNullable<VideoPlan['hdr']>): string[] => [
  `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:rin=tv:t=linear:npl=100`,
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

/** The pictures' way through the filters. ffmpeg turns them upright before the first of them. */
function buildFilters({ video, width, height, hdr, everydayFps, slow }: VideoPlan): string {
  const shaped = [
    `scale=${width}:${height}:flags=bicubic`,
    'setsar=1',
    ...(hdr ? toneMap(hdr) : []),
    'format=yuv420p',
  ].join(',');
  const rate = everydayFps === null ? 'null' : `fps=${everydayFps}`;
  if (!slow) return `[0:${video}]${shaped},${rate}[everyday]`;
  return `[0:${video}]${shaped},split=2[all][rest];[rest]${rate}[everyday];[all]null[slow]`;
}

/** A frame that stands by itself comes so often, in frames: a player that jumps about waits for few others. */
const KEY_EVERY = '30';
/** A clock fine enough that no two frames fall together. */
const CLOCK = '1:90000';

const h264 = (bytes: number): string[] => [
  ...options(`-c:v libx264 -preset veryfast -crf 23 -profile:v high -g ${KEY_EVERY}`),
  ...options(`-threads ${THREADS} -fps_mode passthrough -enc_time_base ${CLOCK}`),
  // Where and when it was filmed is nobody's business.
  ...options('-map_metadata -1 -map_chapters -1 -movflags +faststart'),
  ...options(`-fs ${bytes} -f mp4`),
];

/** Where the files are written, and what each may weigh. */
export interface Target {
  everyday: string;
  slow: string;
  bytes: number;
}

/** For ffmpeg: one reading of the original makes every version of it. It tells its progress on standard output. */
export function buildTranscodeArguments(source: string, plan: VideoPlan, target: Target): string[] {
  const sound = plan.sound === null ? ['-an'] : options(`-map 0:${plan.sound} -c:a aac -b:a 128k -ac 2 -ar 48000`);
  const slow = plan.slow ? ['-map', '[slow]', '-an', ...h264(target.bytes), `file:${target.slow}`] : [];
  return [
    ...QUIET,
    ...options('-progress pipe:1 -nostats -y'),
    ...options(`-filter_threads ${THREADS} -filter_complex_threads ${THREADS}`),
    ...options(`-threads ${THREADS} -t ${MOST_SECONDS}`),
    ...readFrom(source),
    '-filter_complex',
    buildFilters(plan),
    '-map',
    '[everyday]',
    ...sound,
    ...h264(target.bytes),
    `file:${target.everyday}`,
    ...slow,
  ];
}

/** What is listened to: one channel, so many samples a second, each two bytes. */
export const SOUND_RATE = 16_000;

/** For ffmpeg: the sound on standard output. */
export const buildSoundArguments = (source: string, stream: number): string[] => [
  ...QUIET,
  ...options(`-threads ${THREADS} -t ${MOST_SECONDS}`),
  ...readFrom(source),
  ...options(`-map 0:${stream} -ac 1 -ar ${SOUND_RATE} -f s16le pipe:1`),
];

/** For ffmpeg: the picture that stands there before the video plays, a moment in. */
export const buildPosterArguments = (everyday: string, duration_ms: number, poster: string): string[] => [
  ...QUIET,
  ...options(`-y -threads ${THREADS} -ss ${(Math.min(1000, duration_ms / 2) / 1000).toFixed(3)}`),
  ...readFrom(everyday),
  ...options('-map 0:v:0 -frames:v 1 -q:v 4 -update 1 -f image2'),
  `file:${poster}`,
];

const TILE_HEIGHT = 96;
/** Of what is longer, pictures that stand by themselves are near enough to each moment. */
const EXACT_STRIP_MS = MINUTE_MS;

/** For ffmpeg: small pictures in one row, evenly over the clip. */
export const buildStripArguments = (everyday: string, duration_ms: number, strip: string): string[] => [
  ...QUIET,
  ...options(`-y -threads ${THREADS}`),
  ...(duration_ms > EXACT_STRIP_MS ? options('-skip_frame nokey') : []),
  ...readFrom(everyday),
  ...options('-map 0:v:0 -frames:v 1 -q:v 5 -update 1'),
  '-vf',
  `fps=${VIDEO_STRIP_TILES * 1000}/${duration_ms}:round=up,scale=-2:${TILE_HEIGHT},tile=${VIDEO_STRIP_TILES}x1`,
  '-f',
  'image2',
  `file:${strip}`,
];

/** How far ffmpeg is, by what it has printed so far: the last moment it names, in ms; null before it names one. */
export function readProgress(printed: string): number | null {
  const [, last] = /.*^out_time_us=(\d+)$/ms.exec(printed) ?? [];
  return last === undefined ? null : Math.round(Number(last) / 1000);
}
