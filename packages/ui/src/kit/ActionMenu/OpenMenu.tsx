import { Menu } from '@mantine/core';
import { Icon } from '../Icon/Icon.tsx';
import type { ActionMenuProps } from './actions.ts';
import classes from './ActionMenu.module.css';

/** The button says what it opens, and not the anchor. Mantine hands this on to its Popover, though the menu's types do not name it. */
const WITHOUT_ROLES = { withRoles: false };

/** The menu of a button, over which its anchor lies. */
export function OpenMenu({
  label,
  actions,
  position,
  onClose,
}: Pick<ActionMenuProps, 'label' | 'actions' | 'position'> & { onClose: () => void }) {
  return (
    <Menu
      opened
      onClose={onClose}
      position={position}
      shadow="md"
      width="13.75rem"
      {...WITHOUT_ROLES}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map(({ label: name, icon, onClick, disabled, danger }) => (
          <Menu.Item
            key={name}
            mih={44}
            disabled={disabled}
            leftSection={<Icon of={icon} size={20} />}
            {...(danger && { c: 'var(--app-danger-text)' })}
            onClick={onClick}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
