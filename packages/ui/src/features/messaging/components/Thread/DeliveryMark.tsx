import {
  IconAlertCircle,
  IconCheck,
  IconChecks,
  IconClock,
  IconCloudOff,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import type { Delivery } from './thread.ts';
import classes from './Thread.module.css';

const MARKS: Record<Delivery, { icon: TablerIcon; words: string }> = {
  queued: { icon: IconCloudOff, words: 'Waiting for a connection' },
  sending: { icon: IconClock, words: 'Sending' },
  failed: { icon: IconAlertCircle, words: 'Not sent' },
  sent: { icon: IconCheck, words: 'Sent' },
  read: { icon: IconChecks, words: 'Read' },
};

/** How far a message of the reader's own has come, as a drawing and in words. */
export function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const { icon, words } = MARKS[delivery];
  return (
    <span className={classes.mark} data-delivery={delivery}>
      <Icon of={icon} size={16} />
      {words}
    </span>
  );
}
