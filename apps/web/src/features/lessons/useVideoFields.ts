import { useSessionStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import { useUser } from '../../app/session/useUser.ts';
import { pickVideo } from '../../app/uploads/pickVideo.ts';
import { prepareUploads } from '../../app/uploads/sendInParts.ts';
import { uploadVideoAs } from '../../app/uploads/uploadVideo.ts';

interface Fields {
  video1: string | null;
  video2: string | null;
  note: string;
}

const NONE: Fields = { video1: null, video2: null, note: '' };

/** What is chosen and typed for a video lesson. It outlives a reload: the videos are on the server by then. */
export function useVideoFields() {
  const { id } = useUser();
  const [fields, setFields, forget] = useSessionStorage<Fields>({
    key: `video-booking-${id}`,
    defaultValue: NONE,
    getInitialValueInEffect: false,
  });
  useEffect(prepareUploads, []);
  return {
    fields,
    forget,
    callbacks: {
      upload: uploadVideoAs(id),
      pick: pickVideo,
      onVideo: (field: 'video1' | 'video2', path: string | null) =>
        setFields((before) => ({ ...before, [field]: path })),
      onNote: (note: string) => setFields((before) => ({ ...before, note })),
    },
  };
}
