import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';

export interface FileChoice {
  /** Is given the file that was chosen or dropped. */
  take: (file: File | null | undefined) => Promise<void>;
  /** Asks somebody else for a file: the wrapper, which has the camera. Null when nothing was chosen. */
  pick?: (() => Promise<File | null>) | undefined;
  disabled?: boolean | undefined;
}

/** The ways to one file: the device's own chooser or the wrapper's, and dropping it on a place. */
export function useFileChoice({ take, pick, disabled }: FileChoice) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = async () => {
    if (pick) await take(await pick().catch(() => null));
    else input.current?.click();
  };
  const place = {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) void take(event.dataTransfer.files[0]);
    },
  };
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void take(currentTarget.files?.[0]);
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
  };
  return { input, choose, place, onChosen };
}
