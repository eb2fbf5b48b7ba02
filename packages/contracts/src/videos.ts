/** What a video may weigh (R7). */
export const VIDEO_LIMITS = { bytes: 500 * 1024 * 1024 } as const;
/** For a file chooser (S1 §5). */
export const VIDEO_ACCEPT = 'video/mp4,video/x-m4v,video/*';

/** The texts a refused video is met with, on the server and before it is sent. */
export const VIDEO_TEXTS = {
  none: 'Please choose a video.',
  kind: 'Please choose a video: MP4, MOV or WebM.',
  heavy: 'This video is too large. At most 500 MB, please.',
  many: 'You have many videos waiting to be used. Please try again tomorrow.',
  gone: 'This video is no longer there, or was sent already. Please choose it again.',
  twice: 'Please choose two different videos.',
} as const;

/** How a video that did not arrive is told (S1 §8). */
export const UPLOAD_ERROR = {
  title: 'Upload Error',
  text: 'There was an error uploading your video. Please check your connection and try again.',
} as const;
/** When a video booking fails for a reason that nobody says better (S1 §8). */
export const VIDEO_BOOKING_FAILED = 'There was a problem processing your request. Please try again later.';
