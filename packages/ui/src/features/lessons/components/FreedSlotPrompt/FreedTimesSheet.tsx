import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { FreedSlotPrompt, type FreedSlotPromptProps } from './FreedSlotPrompt.tsx';

export interface FreedTimesSheetProps extends FreedSlotPromptProps {
  opened: boolean;
  onClose: () => void;
}

/** The questions about freed times, over the page that counts them. */
export function FreedTimesSheet({ opened, onClose, ...prompts }: FreedTimesSheetProps) {
  return (
    <Sheet opened={opened} title="Times that became free" onClose={onClose}>
      <FreedSlotPrompt {...prompts} />
    </Sheet>
  );
}
