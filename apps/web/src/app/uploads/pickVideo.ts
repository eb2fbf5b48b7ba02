import { VIDEO_ACCEPT } from '@fairway/contracts/files/videos';
import { pickFile } from '../native/files.ts';
import { wrapper } from '../native/wrapper.ts';

/** How a video is chosen in the wrapper, which has the camera; undefined in a browser, where a file input does it. */
export const pickVideo = wrapper ? () => pickFile({ accept: VIDEO_ACCEPT.split(',') }) : undefined;
