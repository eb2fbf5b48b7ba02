import { Button, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';

export interface DeleteModeProps {
  /** What is deleted: "groups". */
  what: string;
  /** They are taken out of the list, and are not gone. */
  removes?: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Turns a list's delete mode on and off, from the header of its page. */
export function DeleteMode({ what, removes = false, on, onChange }: DeleteModeProps) {
  const [act, acting] = removes ? ['Remove', 'removing'] : ['Delete', 'deleting'];
  return (
    <Button
      variant={on ? 'filled' : 'default'}
      aria-pressed={on}
      aria-label={on ? undefined : `${act} ${what}`}
      onClick={() => onChange(!on)}
      px={12}
    >
      {on ? (
        <>
          Done
          <VisuallyHidden>
            {' '}
            {acting} {what}
          </VisuallyHidden>
        </>
      ) : (
        <Icon of={IconTrash} />
      )}
    </Button>
  );
}
