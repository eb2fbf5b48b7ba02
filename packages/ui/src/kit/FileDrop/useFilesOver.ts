import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Worn by what lies over a field while files are held over it, and takes those that are dropped there itself. */
export const COVER = 'data-cover';

const isOnCover = ({ target }: Event): boolean => target instanceof Element && target.closest(`[${COVER}]`) !== null;

/**
 * Whether files are held over a field, which takes those that are dropped where nothing covers it yet. Browsers disagree on what is left and
 * entered when something is drawn beneath them, so the field asks where they are: a drag tells so all the while, and a pointer that moves
 * without one has ended it.
 */
export function useFilesOver(fieldRef: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const drop = (files: File[]) => {
    setOver(false);
    onFiles(files);
  };
  const dropOnField = useEffectEvent(drop);
  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return undefined;
    const enter = ({ dataTransfer }: DragEvent) => {
      if (dataTransfer?.types.includes('Files')) setOver(true);
    };
    // Else the browser would leave the page for the file.
    const stay = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      event.preventDefault();
      if (!isOnCover(event)) dropOnField([...(event.dataTransfer?.files ?? [])]);
    };
    field.addEventListener('dragenter', enter);
    field.addEventListener('dragover', stay);
    field.addEventListener('drop', take);
    return () => {
      field.removeEventListener('dragenter', enter);
      field.removeEventListener('dragover', stay);
      field.removeEventListener('drop', take);
    };
  }, [fieldRef]);
  useEffect(() => {
    if (!isOver) return undefined;
    const leave = () => setOver(false);
    const look = ({ target }: Event) => {
      if (target instanceof Node && !fieldRef.current?.contains(target)) leave();
    };
    document.addEventListener('dragover', look);
    document.addEventListener('pointermove', leave);
    return () => {
      document.removeEventListener('dragover', look);
      document.removeEventListener('pointermove', leave);
    };
  }, [isOver, fieldRef]);
  return { isOver, drop };
}
