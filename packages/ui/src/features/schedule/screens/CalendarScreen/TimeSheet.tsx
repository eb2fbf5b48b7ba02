import { formatDay } from '@fairway/time/phrases';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { TimeFormProps } from './TimeForm.tsx';

const { Contents: TimeForm, load } = contentsOnDemand(async () => (await import('./TimeForm.tsx')).TimeForm, {
  phone: 39.375,
});

/** Fetches what stands in the sheet. */
export const loadTimeForm = load;

export interface TimeSheetProps extends TimeFormProps {
  onClose: () => void;
}

/** Asks what a free time is for. */
export function TimeSheet({ onClose, ...form }: TimeSheetProps) {
  return (
    <Sheet opened title={formatDay(form.requested.date)} onClose={onClose}>
      <TimeForm {...form} />
    </Sheet>
  );
}
