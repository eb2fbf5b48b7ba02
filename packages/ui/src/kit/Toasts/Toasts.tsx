import { Button, Group } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Toasts.module.css';

/** How long a notice stays, in ms. */
const TOAST_MS = { brief: 1000, usual: 3000, long: 10_000 } as const;

export interface ToastOptions {
  /** A bold first line: "Upload Error". */
  title?: string;
  stay?: keyof typeof TOAST_MS;
  /** What can still be done about it: "Undo". The notice then stays long, and goes once it is done. */
  action?: { label: string; onClick: () => void };
}

const show = (kind: 'success' | 'error', message: string, { title, stay, action }: ToastOptions = {}) => {
  // The same notice twice in a row is one notice.
  const id = `${kind}: ${message}`;
  const act = () => {
    notifications.hide(id);
    action?.onClick();
  };
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
    autoClose: TOAST_MS[stay ?? (action ? 'long' : 'usual')],
    icon: <Icon of={kind === 'success' ? IconCheck : IconAlertTriangle} size={20} />,
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
    classNames: { root: classes.toast, icon: classes.icon, title: classes.title, description: classes.message },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44 },
  });
};

/** Notices above the page. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
};

/** The place where notices appear; once in the app. */
export function Toasts() {
  return (
    <Notifications
      position="top-center"
      containerWidth={420}
      transitionDuration={160}
      limit={3}
      classNames={{ root: classes.place }}
    />
  );
}
