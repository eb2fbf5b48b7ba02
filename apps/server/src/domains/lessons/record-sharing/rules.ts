import { SHARE_DAYS } from '@fairway/contracts/lessons/record-limits';
import type { RecordSection } from '@fairway/contracts/lessons/records';
import { DAY_MS } from '@fairway/time/units';

const TOKEN = /^[\w-]{43}$/;

/** Whether a text can be the token of a link at all. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** When the link to a record that is shared now ends. */
export const shareExpiry = (now: Date): Date => new Date(now.getTime() + SHARE_DAYS * DAY_MS);

/** The address of a file as whoever has the link fetches it. */
const toSharedPath = (path: string, token: string): string => `/shared/${token}${path}`;

/**
 * A part of a record for whoever has its link: its files have addresses that the link alone opens, and nobody's name is told.
 */
export function toSharedSection(section: RecordSection, token: string): RecordSection {
  const share = <T extends string | null>(path: T): T | string => (path === null ? path : toSharedPath(path, token));
  const { image, image_url, images, image_urls, video, video_url, poster_url, clip, voice_url } = section;
  return {
    ...section,
    author: null,
    // The page of a drill is for the coach's players; its words are in the text.
    drill: null,
    image: share(image),
    image_url: share(image_url),
    images: images && images.map(share),
    image_urls: image_urls && image_urls.map(share),
    video: share(video),
    video_url: share(video_url),
    poster_url: share(poster_url),
    voice_url: share(voice_url),
    clip: clip && { ...clip, strip_url: toSharedPath(clip.strip_url, token), slow_url: share(clip.slow_url) },
  };
}
