import { Stack, Text } from '@mantine/core';
import { AppLink } from '../Link/AppLink.tsx';
import { Keys } from '../Keys/Keys.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import classes from './ShortcutsSheet.module.css';

/** A key and what it does: "N", "Book a lesson". */
export interface Shortcut {
  keys: string;
  label: string;
}

export interface ShortcutsSheetProps {
  opened: boolean;
  shortcuts: Shortcut[];
  /** Single keys act; switched off, only what is pressed with another key does. */
  on: boolean;
  /** Where they are switched on and off. */
  settingsHref: string;
  onClose: () => void;
}

/** What the keys do, and where to switch them off. */
export function ShortcutsSheet({ opened, shortcuts, on, settingsHref, onClose }: ShortcutsSheetProps) {
  return (
    <Sheet opened={opened} title="Keyboard shortcuts" onClose={onClose}>
      <Stack gap="md">
        <dl className={classes.list}>
          {shortcuts.map(({ keys, label }) => (
            <div key={keys} className={classes.row}>
              <dt>{label}</dt>
              <dd>
                <Keys spoken>{keys}</Keys>
              </dd>
            </div>
          ))}
        </dl>
        <Text fz="sm" c="dimmed">
          {on
            ? 'Single keys can be switched off in '
            : 'Single keys are switched off on this device. Switch them on in '}
          <AppLink href={settingsHref} onClick={onClose}>
            Appearance
          </AppLink>
          .
        </Text>
      </Stack>
    </Sheet>
  );
}
