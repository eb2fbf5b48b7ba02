import { useEffect } from 'react';
import { useUser } from '../../app/session/useUser.ts';
import { pickVideo } from '../../app/uploads/pickVideo.ts';
import { prepareUploads } from '../../app/uploads/sendInParts.ts';
import { uploadVideoAs } from '../../app/uploads/uploadVideo.ts';
import { useTypedFor } from './useTypedFor.ts';

interface Fields {
  video1: string | null;
  video2: string | null;
  note: string;
}

const NONE: Fields = { video1: null, video2: null, note: '' };

/**
 * What is chosen and typed for a video lesson. It outlives a reload: the videos are on the server by then.
 * @param player_id whom a coach sends it for
 */
export function useVideoFields(player_id: string | null = null) {
  const { id } = useUser();
  const { value: fields, change, passTo, forget } = useTypedFor(`video-booking-${id}`, player_id, NONE);
  useEffect(prepareUploads, []);
  return {
    fields,
    forget,
    passTo,
    callbacks: {
      upload: uploadVideoAs(id),
      pick: pickVideo,
      onVideo: (field: 'video1' | 'video2', path: string | null) => change((before) => ({ ...before, [field]: path })),
      onNote: (note: string) => change((before) => ({ ...before, note })),
    },
  };
}
