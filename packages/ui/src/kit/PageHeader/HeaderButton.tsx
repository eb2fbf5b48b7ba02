import { ActionIcon } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon.tsx';

export interface HeaderButtonProps {
  icon: TablerIcon;
  /** What it does, for a screen reader and a mouse that rests on it. */
  label: string;
  onClick: () => void;
}

/** A button beside a title, drawn as an icon. */
export const HeaderButton = ({ icon, label, onClick }: HeaderButtonProps) => (
  <ActionIcon variant="default" size={44} radius="md" aria-label={label} title={label} onClick={onClick}>
    <Icon of={icon} size={20} />
  </ActionIcon>
);
