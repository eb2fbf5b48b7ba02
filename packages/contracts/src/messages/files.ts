/** The texts an upload of any kind is refused with. */
export const UPLOAD_TEXTS = {
  day: 'You have uploaded as much as you can in one day. Please try again tomorrow.',
  several: 'One file at a time, please.',
  busy: 'You are already uploading several files. Please wait until they have arrived.',
  crowded: 'Many people are uploading files at the moment. Please try again in a minute.',
  late: 'This file took too long to arrive. Please send it again.',
  underWay: 'This file is still uploading. Please wait until all of it has arrived.',
  use: 'Please say what this file is for.',
  expired: 'This upload was left for too long. Please start it again.',
  mismatch: 'Another stretch of this file has arrived in the meantime. Please ask how far it is.',
  held: 'Another connection is sending this file. Please try again in a moment.',
  inUse: 'This file is in use.',
  protocol: 'Please send this by the tus protocol, version 1.0.0.',
} as const;

/** The texts a refused video is met with, on the server and before it is sent. */
export const VIDEO_TEXTS = {
  none: 'Please choose a video.',
  kind: 'Please choose a video: MP4, MOV or WebM.',
  heavy: 'This video is too large. At most 500 MB, please.',
  many: 'You have many videos waiting to be used. Please try again tomorrow.',
  gone: 'This video is no longer there, or has already been sent. Please choose it again.',
  twice: 'Please choose two different videos.',
} as const;

/** The texts a refused voice is met with. */
export const VOICE_TEXTS = {
  none: 'Please choose a recording.',
  kind: 'Please choose a recording: WebM, M4A, OGG, WAV or MP3.',
  heavy: 'This recording is too large. At most 25 MB, please.',
  many: 'You have many recordings waiting to be used. Please try again tomorrow.',
  gone: 'This recording is no longer there. Please record it again.',
} as const;

/** How a video that did not arrive is told. */
export const UPLOAD_ERROR = {
  title: 'Upload Error',
  text: 'There was an error uploading your video. Please check your connection and try again.',
} as const;

/** When a video booking fails for a reason that nobody says better. */
export const VIDEO_BOOKING_FAILED = 'There was a problem processing your request. Please try again later.';

/** The texts a refused picture is met with, on the server and before it is sent. */
export const IMAGE_TEXTS = {
  none: 'Please choose a picture.',
  several: 'One picture at a time, please.',
  kind: 'Please choose a picture: PNG, JPEG, GIF, WebP or HEIC.',
  heavy: 'This picture is too large. At most 10 MB, please.',
  huge: 'This picture has too many pixels. At most 50 million, please.',
  broken: 'This picture cannot be read. It may be damaged. Please choose another.',
  twice: 'Please choose two different pictures.',
  many: 'You have many pictures waiting to be used. Please try again tomorrow.',
} as const;

export const IDENTITY_TEXTS = {
  several: 'One file at a time, please.',
  kind: 'Please choose a JPG, a PNG or a PDF.',
  huge: 'This picture is too large. Under 8000 x 8000 px, please.',
  heavy: 'This file is too large. Under 10 MB, please.',
  broken: 'This file cannot be read. It may be damaged. Please choose another.',
} as const;
