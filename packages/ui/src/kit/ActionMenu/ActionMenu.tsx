import { ActionIcon } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { onDemand, useLoadAfterPage } from '../onDemand.tsx';
import type { ActionMenuProps } from './actions.ts';
import classes from './ActionMenu.module.css';

const { Part: OpenMenu, load } = onDemand(async () => (await import('./OpenMenu.tsx')).OpenMenu);

/** Fetches what every menu is made of. */
export const loadMenus = load;

/**
 * What can be done with something, behind one button. The menu is made when it is opened, for a list has many; what it is made of comes right
 * after the page, as dialogs do.
 */
export function ActionMenu({ label, icon, iconSize = 20, actions, position }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A press beside an open menu closes it before it becomes a click, on this button too.
  const wasOpen = useRef(false);
  useLoadAfterPage(load);
  return (
    <div className={classes.root}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <Icon of={icon} size={iconSize} />
      </ActionIcon>
      {isOpen ? (
        <Suspense>
          <OpenMenu
            label={label}
            actions={actions}
            position={position}
            onClose={() => {
              setOpen(false);
              button.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
