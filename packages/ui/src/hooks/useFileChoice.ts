import { useRef } from 'react';

export interface FileChoice {
  /** Is given what was chosen. */
  onFiles: (files: File[]) => void;
  /** Asks somebody else for a file: the wrapper, which has the camera. Null when nothing was chosen. */
  pick?: (() => Promise<File | null>) | undefined;
}

/** The ways to a file by a button: the device's own chooser, which the field of `FileDrop` opens, or the wrapper's. */
export function useFileChoice({ onFiles, pick }: FileChoice) {
  const openRef = useRef<() => void>(null);
  const choose = async () => {
    if (!pick) return openRef.current?.();
    const file = await pick().catch(() => null);
    if (file) onFiles([file]);
  };
  return { openRef, choose };
}
