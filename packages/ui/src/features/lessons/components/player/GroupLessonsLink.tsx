import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { GROUPS } from '../../../../paths/player.ts';

/** The way from a booking to the group lessons that the coach has planned. */
export const GroupLessonsLink = () => (
  <Button
    component={AppLink}
    href={GROUPS}
    variant="light"
    leftSection={<Icon of={IconUsersGroup} size={20} />}
    style={{ alignSelf: 'flex-start' }}
  >
    Join a group lesson instead
  </Button>
);
