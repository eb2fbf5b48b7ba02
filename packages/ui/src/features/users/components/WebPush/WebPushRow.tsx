import { IconBellOff, IconShare2 } from '@tabler/icons-react';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';

/**
 * Whether a browser shows our notifications: not known yet; not, or not without being on the home screen (Safari on a phone); not for now;
 * while it asks its owner; shown; or not allowed.
 */
export type WebPushState = 'checking' | 'unsupported' | 'needs-home-screen' | 'off' | 'asking' | 'on' | 'blocked';

export interface WebPushRowProps {
  state: WebPushState;
  /** False while pushes are switched off for all devices: then none comes here either. */
  sent?: boolean;
  onChange: (on: boolean) => void;
}

const TITLE = 'Notifications in this browser';

const SWITCHED = {
  checking: 'We tell you here when something changes, even while Fairway is closed.',
  off: 'We tell you here when something changes, even while Fairway is closed.',
  asking: 'One moment. If your browser asks you, please choose “Allow”.',
  on: 'We tell you here when something changes, until you log out.',
} as const;

const STUCK = {
  unsupported: {
    icon: IconBellOff,
    detail: 'This browser does not support notifications. Email and text messages still reach you.',
  },
  'needs-home-screen': {
    icon: IconShare2,
    detail: 'Add Fairway to your home screen first: tap Share, then “Add to Home Screen”, and open it from there.',
  },
  blocked: {
    icon: IconBellOff,
    detail:
      'They are blocked in this browser. To allow them, open its settings for this site (beside the address), choose “Allow” for notifications, and come back.',
  },
} as const;

const isStuck = (state: WebPushState): state is keyof typeof STUCK => state in STUCK;

/** A row of a `ListCard`: whether this browser tells its owner of what changes, and what to do where it does not. */
export function WebPushRow({ state, sent = true, onChange }: WebPushRowProps) {
  if (isStuck(state)) return <ListRow title={TITLE} {...STUCK[state]} />;
  const waits = state === 'checking' || state === 'asking';
  return (
    <ToggleRow
      label={TITLE}
      detail={state === 'on' && !sent ? 'Turn on push notifications as well to receive them.' : SWITCHED[state]}
      checked={state === 'on' || state === 'asking'}
      disabled={waits}
      onChange={onChange}
    />
  );
}
