import { IMAGE_ACCEPT } from '@fairway/contracts/files/pictures';
import { pickFile } from '../native/files.ts';
import { wrapper } from '../native/wrapper.ts';

/** How a picture is chosen in the wrapper, which has the camera; undefined in a browser, where a file input does it. */
export const pickPicture = wrapper ? () => pickFile({ accept: IMAGE_ACCEPT.split(',') }) : undefined;
