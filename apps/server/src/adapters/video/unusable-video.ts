import type { VideoFault } from '@fairway/contracts/files/videos';

/** A video that nothing can be made of, however often it is tried. */
export class UnusableVideo extends Error {
  readonly why: VideoFault;
  constructor(why: VideoFault, detail = '') {
    super(`The video cannot be used: ${why}${detail && ` (${detail})`}`);
    this.name = 'UnusableVideo';
    this.why = why;
  }
}
