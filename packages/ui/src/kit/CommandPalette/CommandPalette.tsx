import { Modal, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconSearch, type Icon as TablerIcon } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../format/count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Keys } from '../Keys/Keys.tsx';
import classes from './CommandPalette.module.css';

/** Something that can be gone to. */
export interface Command {
  id: string;
  label: string;
  detail?: string | undefined;
  icon: TablerIcon;
  /** The key that does the same from anywhere, where there is one. */
  keys?: string | undefined;
  onChoose: () => void;
}

export interface CommandGroup {
  label: string;
  commands: Command[];
}

export interface CommandPaletteProps {
  opened: boolean;
  /** What it finds, for a screen reader and as a placeholder: "Find a page or player". */
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** What was found, best first; a group of none is left out. */
  groups: CommandGroup[];
  /** More is still being looked for. */
  busy?: boolean;
  onClose: () => void;
}

const MAX = 100;

/**
 * A box that finds what can be gone to, and a list to choose from by arrows, Enter or mouse. The focus stays in the box, which names
 * the chosen one: Mantine's Spotlight draws such a list without its roles.
 */
export function CommandPalette({ opened, label, q, onSearch, groups, busy = false, onClose }: CommandPaletteProps) {
  // A dialog that is mounted open would not know whom to give the focus back to.
  const mounted = useMounted();
  return (
    // A class of the content itself would be that of the room around it too, and cover the page.
    <Modal.Root
      opened={opened && mounted}
      onClose={onClose}
      size={600}
      yOffset="12dvh"
      centered={false}
      classNames={{ content: classes.dialog }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Finder label={label} q={q} onSearch={onSearch} groups={groups} busy={busy} />
      </Modal.Content>
    </Modal.Root>
  );
}

type FinderProps = Required<Pick<CommandPaletteProps, 'label' | 'q' | 'onSearch' | 'groups' | 'busy'>>;

function Finder({ label, q, onSearch, groups, busy }: FinderProps) {
  const list = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const found = shown.flatMap(({ commands }) => commands);
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (command: Command) => `${list}-${command.id}`;
  const chosenId = chosen && optionId(chosen);

  useEffect(() => {
    if (chosenId) ref.current?.querySelector(`[id="${CSS.escape(chosenId)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const step = (by: number) => setAt((Math.min(at, found.length - 1) + by + found.length) % Math.max(found.length, 1));
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') chosen?.onChoose();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={ref} className={classes.finder}>
      <TextInput
        data-autofocus
        type="search"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={MAX}
        value={q}
        onChange={(event) => {
          setAt(0);
          onSearch(event.currentTarget.value);
        }}
        onKeyDown={press}
        leftSection={<Icon of={IconSearch} size={20} />}
        variant="unstyled"
        classNames={{ root: classes.box, input: classes.input }}
      />
      <VisuallyHidden role="status">{busy ? 'Searching' : formatCount(found.length, 'result')}</VisuallyHidden>
      <div id={list} role="listbox" aria-label={label} aria-busy={busy || undefined} className={classes.list}>
        {shown.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className={classes.group} aria-hidden>
              {group.label}
            </div>
            {group.commands.map((command) => (
              // The keys are the box's, which has the focus.
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === chosen}
                className={classes.option}
                onPointerMove={() => setAt(found.indexOf(command))}
                onPointerDown={(event) => event.preventDefault()}
                onClick={command.onChoose}
                onKeyDown={press}
              >
                <Icon of={command.icon} size={20} />
                <span className={classes.words}>
                  <span className={classes.label}>{command.label}</span>
                  {command.detail ? <span className={classes.detail}>{command.detail}</span> : null}
                </span>
                {command.keys ? <Keys>{command.keys}</Keys> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        <Text c="dimmed" ta="center" p="xl">
          {busy ? 'Searching…' : `Nothing here is called “${q.trim()}”.`}
        </Text>
      ) : null}
    </div>
  );
}
