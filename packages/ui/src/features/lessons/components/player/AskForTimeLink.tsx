import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { askForTimePath } from '../../../../paths/player.ts';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';

/** For whom no free time suits: the way to the waiting list, with what is chosen already. */
export function AskForTimeLink({ choice }: { choice: SlotChoice }) {
  return (
    <Button
      variant="subtle"
      mt="sm"
      component={AppLink}
      href={askForTimePath(choice)}
      leftSection={<Icon of={IconBell} size={20} />}
    >
      Tell me when a time is free
    </Button>
  );
}
