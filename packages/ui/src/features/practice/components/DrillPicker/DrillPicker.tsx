import type { Drill } from '@fairway/contracts/practice/drills';
import type { Beyond } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';

const { Contents: DrillChoices, load } = contentsOnDemand(
  async () => (await import('./DrillChoices.tsx')).DrillChoices,
  {
    phone: 19.8125,
  },
);

/** The library as somebody chooses from it. */
export interface DrillChoice {
  q: string;
  onSearch: (q: string) => void;
  /** Somebody wants to choose: what there is must be asked for. */
  onOpen: () => void;
  state: Loadable<{ drills: readonly Drill[]; beyond: Beyond }>;
  onMore: () => void;
}

export interface DrillPickerProps {
  opened: boolean;
  /** What it is chosen for: "Attach a drill". */
  title: string;
  choice: DrillChoice;
  /** Ids of those that are chosen already. */
  chosen?: readonly string[] | undefined;
  onChoose: (drill: Drill) => void;
  onClose: () => void;
}

/** Chooses a drill of the coach's library. */
export const DrillPicker = ({ opened, title, choice, chosen, onChoose, onClose }: DrillPickerProps) => (
  <Sheet opened={opened} title={title} load={load} onClose={onClose}>
    <DrillChoices choice={choice} chosen={chosen} onChoose={onChoose} />
  </Sheet>
);
