import type { DrillScreenProps } from '@fairway/ui/features/practice/screens/DrillScreen/DrillScreen';
import { useEffect } from 'react';
import { useUser } from '../../../app/session/useUser.ts';
import { pickPicture } from '../../../app/uploads/pickPicture.ts';
import { pickVideo } from '../../../app/uploads/pickVideo.ts';
import { prepareUploads } from '../../../app/uploads/sendInParts.ts';
import { uploadPicture } from '../../../app/uploads/uploadPicture.ts';
import { uploadVideoAs } from '../../../app/uploads/uploadVideo.ts';

type Uploads = Pick<DrillScreenProps, 'upload' | 'pick' | 'uploadVideo' | 'pickVideo'>;

/** How the form of a drill sends its picture and its video. */
export function useDrillUploads(): Uploads {
  const { id } = useUser();
  useEffect(prepareUploads, []);
  return { upload: uploadPicture, pick: pickPicture, uploadVideo: uploadVideoAs(id), pickVideo };
}
