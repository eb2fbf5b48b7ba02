import { Button, Group } from '@mantine/core';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import classes from './Toasts.module.css';

/** How long a notice stays, in ms; false of one that is to be closed by whoever has read it. */
const TOAST_MS = { brief: 1000, usual: 3000, long: 10_000, 'until-closed': false } as const;

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
/** What hides good news once it has stood long enough. Said again, it stands that long again. */
const hiding = new Map<string, ReturnType<typeof setTimeout>>();

const show = (kind: 'success' | 'error', message: string, { title, stay, action }: ToastOptions = {}) => {
  const stays = TOAST_MS[stay ?? (action ? 'long' : 'usual')];
  // The same notice twice in a row is one notice. One with a way back takes the place of the last, for it leads back from another thing,
  // and so does one that stays, for the last may be about to go.
  const name = `${kind}: ${message}`;
  const id = action || !stays ? `${name} #${(shown += 1)}` : name;
  const act = () => {
    notifications.hide(id);
    action?.onClick();
  };
  // A notice under a pointer waits until it is read. Good news need not: it often appears where the pointer rests since the last
  // click, and would stay there, over the page, for as long.
  const waits = !stays || kind === 'error' || action !== undefined;
  clearTimeout(hiding.get(id));
  const hide = () => {
    hiding.delete(id);
    notifications.hide(id);
  };
  if (!waits) hiding.set(id, setTimeout(hide, stays));
  // What is new is said at once: in a queue it would wait for one that is being read. One that stays makes room for nothing else.
  const others = notificationsStore.getState().notifications.filter((notice) => notice.id !== id);
  const isSame = ({ id: old = '' }: { id?: string }) => old === name || old.startsWith(`${name} #`);
  const passing = others.filter(({ priority }) => !priority);
  const gone = passing.slice(0, passing.length === others.length ? 1 - MOST : MOST);
  for (const { id: old = '' } of [...others.filter(isSame), ...gone]) notifications.hide(old);
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
    priority: stays ? 0 : 1,
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
