import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { DrillChoicesProps } from './DrillChoices.tsx';

const { Contents: DrillChoices, load } = contentsOnDemand(
  async () => (await import('./DrillChoices.tsx')).DrillChoices,
  {
    phone: 19.8125,
  },
);

export interface DrillPickerProps extends DrillChoicesProps {
  opened: boolean;
  /** What it is chosen for: "Attach a drill". */
  title: string;
  onClose: () => void;
}

/** Chooses a drill of the coach's library. */
export const DrillPicker = ({ opened, title, choice, chosen, onChoose, onClose }: DrillPickerProps) => (
  <Sheet opened={opened} title={title} load={load} onClose={onClose}>
    <DrillChoices choice={choice} chosen={chosen} onChoose={onChoose} />
  </Sheet>
);
