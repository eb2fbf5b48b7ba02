import { ActionIcon } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';
import { AppLink } from '../Link/AppLink.tsx';

/** A drawing among the actions of a page's header that leads to a page beside it; `label` is what a screen reader says. */
export function HeaderLink({ icon, href, label }: { icon: TablerIcon; href: string; label: string }) {
  return (
    <ActionIcon
      component={AppLink}
      href={href}
      size={44}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
    >
      <Icon of={icon} size={24} />
    </ActionIcon>
  );
}
