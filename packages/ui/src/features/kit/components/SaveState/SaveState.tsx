import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import classes from './SaveState.module.css';

/** Where the changes to a list are: at the server, on the way, on this device until there is a connection, or not finished by their writer. */
export type SaveStateName = 'saved' | 'saving' | 'waiting' | 'unfinished';

const STATES = {
  saved: { icon: IconCheck, words: 'Saved' },
  saving: { icon: IconRefresh, words: 'Saving…' },
  waiting: { icon: IconCloudOff, words: 'Kept on this device until you are online' },
  unfinished: { icon: IconAlertTriangle, words: 'A row is not finished yet' },
} as const;

/** Whether what was typed is safe, in one line that a reader hears when it changes. */
export function SaveState({ state }: { state: SaveStateName }) {
  const { icon, words } = STATES[state];
  return (
    <p className={classes.state} data-state={state} role="status">
      <Icon of={icon} size={18} />
      {words}
    </p>
  );
}
