import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { HoursChange, SpecialHoursFormProps } from './SpecialHoursForm.tsx';

const { Contents: SpecialHoursForm, load } = contentsOnDemand(
  async () => (await import('./SpecialHoursForm.tsx')).SpecialHoursForm,
  { phone: 31.75 },
);

/** Fetches what stands in the sheet. */
export const loadSpecialHours = load;

export interface SpecialHoursSheetProps extends Omit<SpecialHoursFormProps, 'busy' | 'onSave'> {
  /** Fulfils once saved. */
  onSave: (change: HoursChange) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** Other hours for a date or a few in a row, or a day off. */
export function SpecialHoursSheet({ onSave, onSaved, onClose, ...form }: SpecialHoursSheetProps) {
  const { busy, run } = useSingleFlight(onSave);
  const save = async (change: HoursChange) => {
    if (await run(change)) onSaved();
  };
  return (
    <Sheet opened title="Day off or special hours" busy={busy} onClose={onClose}>
      <SpecialHoursForm {...form} busy={busy} onSave={(change) => void save(change)} />
    </Sheet>
  );
}
