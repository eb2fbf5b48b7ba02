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
}

const show = (kind: 'success' | 'error', message: string, { title, stay = 'usual' }: ToastOptions = {}) =>
  notifications.show({
    // The same notice twice in a row is one notice.
    id: `${kind}: ${message}`,
    title,
    message,
    autoClose: TOAST_MS[stay],
    icon: <Icon of={kind === 'success' ? IconCheck : IconAlertTriangle} size={20} />,
    role: kind === 'success' ? 'status' : 'alert',
    'data-kind': kind,
    classNames: { root: classes.toast, icon: classes.icon, title: classes.title, description: classes.message },
    closeButtonProps: { 'aria-label': 'Dismiss', size: 44 },
  });

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
