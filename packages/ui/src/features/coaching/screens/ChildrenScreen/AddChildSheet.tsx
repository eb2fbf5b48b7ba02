import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { ChildFormProps } from './ChildForm.tsx';

const { Contents: ChildForm, load } = contentsOnDemand(async () => (await import('./ChildForm.tsx')).ChildForm, {
  phone: 27.0625,
});

export interface AddChildSheetProps extends ChildFormProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks who the child is. */
export function AddChildSheet({ opened, onClose, ...form }: AddChildSheetProps) {
  return (
    <Sheet opened={opened} title="Add a child" busy={form.busy ?? false} load={load} onClose={onClose}>
      <ChildForm {...form} />
    </Sheet>
  );
}
