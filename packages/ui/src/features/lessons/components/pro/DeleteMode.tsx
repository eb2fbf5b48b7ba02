import { Button, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';

export interface DeleteModeProps {
  /** What is deleted: "groups". */
  what: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Turns a list's delete mode on and off, from the header of its page. */
export function DeleteMode({ what, on, onChange }: DeleteModeProps) {
  return (
    <Button
      variant={on ? 'filled' : 'default'}
      aria-pressed={on}
      aria-label={on ? undefined : `Delete ${what}`}
      onClick={() => onChange(!on)}
      px={12}
    >
      {on ? (
        <>
          Done<VisuallyHidden> deleting {what}</VisuallyHidden>
        </>
      ) : (
        <Icon of={IconTrash} />
      )}
    </Button>
  );
}
