import { z } from 'zod';

/** What is known of a video before it is worked on. */
export interface VideoFacts {
  /** Which stream of the file shows it. */
  stream: number;
  /** Null where the file does not say, as those of browsers' recorders do. */
  duration_ms: number | null;
  /** As it is seen: turned upright, its pixels square. */
  width: number;
  height: number;
  /** Frames per second, on average; 0 when nobody knows. */
  fps: number;
  /** How its brightness is written when that is more than an ordinary screen shows. */
  hdr: 'smpte2084' | 'arib-std-b67' | null;
  /** Its sound, and how long after the first picture that begins, in ms. */
  sound: { stream: number; delay_ms: number } | null;
}

/** ffprobe writes most numbers as texts, and `N/A` for what it does not know. */
const number = z.coerce.number().catch(0);
const side = z.object({ rotation: z.coerce.number().optional().catch(undefined) });
const stream = z.object({
  index: z.number().int().nonnegative(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: number.optional(),
  height: number.optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  color_transfer: z.string().optional(),
  duration: number.optional(),
  start_time: number.optional(),
  tags: z.object({ rotate: number.optional() }).optional(),
  side_data_list: z.array(side).optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
});
const probe = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: number.optional() }).default({}),
});
type Stream = z.output<typeof stream>;

/** `30000/1001` as a number; 0 for what is none. */
function parseRatio(text = '', separator = '/'): number {
  const [above = 0, below = 1] = text.split(separator).map(Number);
  const ratio = above / below;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : 0;
}

/** Quarters of a turn: the picture lies on its side when it is odd. */
const liesOnItsSide = ({ side_data_list = [], tags }: Stream): boolean => {
  const turned = side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? tags?.rotate ?? 0;
  return Math.abs(Math.round(turned / 90)) % 2 === 1;
};

const seconds = (text: number | undefined): number => (text !== undefined && Number.isFinite(text) ? text : 0);

/** More frames than any camera takes: the file does not know its rate and names its clock's. */
const IMPLAUSIBLE_FPS = 1000;

function readRate({ avg_frame_rate, r_frame_rate }: Stream): number {
  const rate = parseRatio(avg_frame_rate) || parseRatio(r_frame_rate);
  return rate > IMPLAUSIBLE_FPS ? 0 : rate;
}

/** What ffprobe says of a file, in our words; null when it shows nothing that moves. */
export function parseProbe(json: string): VideoFacts | null {
  const { streams, format } = probe.parse(JSON.parse(json));
  // A song's cover is a stream of pictures too.
  const video = streams.find(
    ({ codec_type, codec_name, disposition }) => codec_type === 'video' && codec_name && !disposition?.attached_pic,
  );
  if (!video?.width || !video.height) return null;
  // A track in a format that this ffmpeg does not know has no name, and cannot be heard.
  const sound = streams.find(({ codec_type, codec_name }) => codec_type === 'audio' && codec_name);
  const across = video.width * (parseRatio(video.sample_aspect_ratio, ':') || 1);
  const [width, height] = liesOnItsSide(video) ? [video.height, across] : [across, video.height];
  const duration = seconds(video.duration) || seconds(format.duration);
  const { color_transfer: transfer } = video;
  return {
    stream: video.index,
    duration_ms: duration > 0 ? Math.round(duration * 1000) : null,
    width: Math.round(width),
    height: Math.round(height),
    fps: readRate(video),
    hdr: transfer === 'smpte2084' || transfer === 'arib-std-b67' ? transfer : null,
    sound: sound
      ? {
          stream: sound.index,
          delay_ms: Math.round((seconds(sound.start_time) - seconds(video.start_time)) * 1000),
        }
      : null,
  };
}
