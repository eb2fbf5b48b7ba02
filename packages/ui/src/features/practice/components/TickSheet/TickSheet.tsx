import type { DueSession } from '@fairway/contracts/practice/plans';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { TickInput } from '../types.ts';

const { Contents: TickForm, load } = contentsOnDemand(async () => (await import('./TickForm.tsx')).TickForm, {
  phone: 24.5625,
});

/** Fetches what stands in the sheet. */
export const loadTickForm = load;

export interface TickSheetProps {
  session: DueSession;
  /** Fulfils once the tick is kept, on this device or by the server. */
  onTick: (input: TickInput) => Promise<unknown>;
  onClose: () => void;
}

/** What came of a drill. */
export function TickSheet({ session, onTick, onClose }: TickSheetProps) {
  const { busy, run } = useSingleFlight(onTick);
  const save = async (input: TickInput) => {
    const isKept = await run(input);
    if (isKept) onClose();
    return isKept;
  };
  return (
    <Sheet opened title={session.drill.title} busy={busy} onClose={onClose}>
      <TickForm session={session} busy={busy} onSave={save} />
    </Sheet>
  );
}
