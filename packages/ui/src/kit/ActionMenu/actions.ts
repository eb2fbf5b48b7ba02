import type { Icon as TablerIcon } from '@tabler/icons-react';

export interface MenuAction {
  label: string;
  icon: TablerIcon;
  onClick: () => void;
  disabled?: boolean;
  /** What it does cannot be taken back. */
  danger?: boolean;
}

export interface ActionMenuProps {
  /** What the button and its menu are for. */
  label: string;
  icon: TablerIcon;
  iconSize?: number;
  actions: readonly MenuAction[];
  /** Where the menu opens. */
  position: 'bottom-end' | 'top-start';
}
