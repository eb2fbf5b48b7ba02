import type { AtStake } from '@fairway/contracts/coaching/people';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatCount } from '../../../../format/count.ts';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog/ConfirmDialog.tsx';

export interface RemovePlayerDialogProps {
  player: { first_name: string; last_name: string; at_stake: AtStake };
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What is lost that was still to come, or null: "2 lessons to come and 6 unspent credits will be lost." */
function describeLoss({ lessons, credits, children }: AtStake): string | null {
  const parts = [
    children > 0 ? `${formatCount(children, 'child', 'children')} without a login` : null,
    lessons > 0 ? `${formatCount(lessons, 'lesson')} to come` : null,
    credits > 0 ? formatCount(credits, 'unspent credit') : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `${new Intl.ListFormat('en-GB').format(parts)} will be lost. This cannot be undone.`;
}

/** Asks before a player is removed for good, and says what goes with them. */
export function RemovePlayerDialog({ player, opened, busy, onConfirm, onClose }: RemovePlayerDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={`Are you sure you want to remove ${formatFullName(player)}?`}
      warning={describeLoss(player.at_stake)}
      confirmLabel="Remove Player"
      cancelLabel="Keep player"
      danger
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      This permanently deletes their information, lessons and bookings, and logs them out.
    </ConfirmDialog>
  );
}
