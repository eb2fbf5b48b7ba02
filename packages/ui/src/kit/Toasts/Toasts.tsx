import { Button, Group } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Toasts.module.css';

/** How long a notice stays, in ms. */
const TOAST_MS = { brief: 1000, usual: 3000, long: 10_000 } as const;

/** How many notices stand at once. */
const MOST = 2;

export interface ToastOptions {
  /** A bold first line: "Upload Error". */
  title?: string;
  stay?: keyof typeof TOAST_MS;
  /** What can still be done about it: "Undo". The notice then stays long, and goes once it is done. */
  action?: { label: string; onClick: () => void };
}

let shown = 0;

const show = (kind: 'success' | 'error', message: string, { title, stay, action }: ToastOptions = {}) => {
  // The same notice twice in a row is one notice; one with a way back takes the place of the last, for it leads back from another thing.
  const name = `${kind}: ${message}`;
  const id = action ? `${name} #${(shown += 1)}` : name;
  const act = () => {
    notifications.hide(id);
    action?.onClick();
  };
  const stays = TOAST_MS[stay ?? (action ? 'long' : 'usual')];
  // A notice under a pointer waits until it is read. Good news need not: it often appears where the pointer rests since the last
  // click, and would stay there, over the page, for as long.
  const waits = kind === 'error' || action !== undefined;
  if (!waits) setTimeout(() => notifications.hide(id), stays);
  // What is new is said at once: in a queue it would wait for one that is being read.
  const others = notificationsStore.getState().notifications.filter((notice) => notice.id !== id);
  const isSame = ({ id: old = '' }: { id?: string }) => old === name || old.startsWith(`${name} #`);
  for (const { id: old = '' } of [...others.filter(isSame), ...others.slice(0, 1 - MOST)]) notifications.hide(old);
  return notifications.show({
    id,
    title,
    message: action ? (
      <Group component="span" gap="sm" justify="space-between" wrap="nowrap">
        {message}
        <Button variant="subtle" flex="none" onClick={act}>
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    autoClose: waits && stays,
    icon: <Icon of={kind === 'success' ? IconCheck : IconAlertTriangle} size={20} />,
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
    classNames: { root: classes.toast, icon: classes.icon, title: classes.title, description: classes.message },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44 },
  });
};

/** Notices over the foot of the page, or above a dialog. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
};

/** The place where notices appear; once in the app. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-center"
      containerWidth={420}
      transitionDuration={160}
      limit={MOST}
      classNames={{ root: classes.place }}
    />
  );
}
