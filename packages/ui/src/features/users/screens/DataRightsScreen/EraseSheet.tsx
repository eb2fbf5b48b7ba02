import type { FieldErrors } from '@fairway/contracts/errors';
import type { AtStake } from '@fairway/contracts/coaching/people';
import { useState } from 'react';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';

const { Contents: EraseForm, load } = contentsOnDemand(async () => (await import('./EraseForm.tsx')).EraseForm, {
  phone: 25.75,
  wide: 23.75,
});

export interface EraseSheetProps {
  opened: boolean;
  at_stake: AtStake;
  /** Fulfils once everything is erased. */
  onErase: (password: string) => Promise<unknown>;
  errors?: FieldErrors;
  onClose: () => void;
}

/** Says what goes for good, and asks for the password before it does. */
export function EraseSheet({ opened, at_stake, onErase, errors, onClose }: EraseSheetProps) {
  const erasing = useSingleFlight(onErase);
  // What an earlier password was told is no answer to the next.
  const [heard, setHeard] = useState<FieldErrors>();
  const close = () => {
    setHeard(errors);
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={close} title="Delete your account?" busy={erasing.busy} load={load} closeHidden>
      <EraseForm
        at_stake={at_stake}
        errors={errors === heard ? undefined : errors}
        busy={erasing.busy}
        onErase={(password) => void erasing.run(password)}
        onCancel={close}
      />
    </Sheet>
  );
}
