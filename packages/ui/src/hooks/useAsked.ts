import { useState } from 'react';
import { useSingleFlight } from './useSingleFlight.ts';

/**
 * What is done to something only once a dialog has asked about it: `asked` is what it asks about, or null, and `confirm` does it.
 * The dialog stays when that fails.
 */
export function useAsked<Subject>(act: (subject: Subject) => Promise<unknown>) {
  const [asked, setAsked] = useState<Subject | null>(null);
  const { busy, run } = useSingleFlight(act);
  const close = () => setAsked(null);
  const confirm = async () => {
    if (asked !== null && (await run(asked))) close();
  };
  return { asked, ask: setAsked, busy, confirm: () => void confirm(), close };
}
