import { useEffect, useState } from 'react';

/**
 * What a person has in a queue of this device, kept fresh; empty until it is read, and where the browser keeps nothing. Both functions are
 * one for good.
 * @param onChange calls back when the queue has changed
 */
export function useQueue<Entry>(
  user_id: string,
  list: (user_id: string) => Promise<Entry[]>,
  onChange: (listener: () => void) => () => void,
): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    let gone = false;
    const read = () =>
      void list(user_id).then(
        (found) => (gone ? undefined : setEntries(found)),
        () => undefined,
      );
    read();
    const stop = onChange(read);
    return () => {
      gone = true;
      stop();
    };
  }, [user_id, list, onChange]);
  return entries;
}
