import { isDialogOpen, SingleKeysProvider, useSingleKeys } from '@fairway/ui/kit/SingleKeys/SingleKeys';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../notices/notify.ts';
import { useUser } from '../session/useUser.ts';
import { listShortcuts } from '../shell/places.ts';
import type { CommandsPart, CommandsProps } from './Commands.tsx';
import { useShortcutsOn } from './useShortcutsOn.ts';

/** The keys that open the finder, as this device has them. */
const FINDER_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
const UNREACHED = 'This part could not be loaded. Check your connection and try again.';

/** What stands in the frame for the finder: its keys, and what opens it. */
interface Finder {
  keys: string;
  onOpen: () => void;
}

/** Listens to the keys of the frame, which lead to pages from anywhere; what they open is loaded when it is first asked for. */
export function CommandFrame({ children }: { children: (finder: Finder) => ReactNode }) {
  const [on] = useShortcutsOn();
  const [part, setPart] = useState<CommandsPart>(null);
  const [Loaded, setLoaded] = useState<ComponentType<CommandsProps> | null>(null);

  const open = (next: CommandsPart) => {
    setPart(next);
    if (Loaded) return;
    import('./Commands.tsx').then(
      ({ Commands }) => setLoaded(() => Commands),
      () => {
        setPart(null);
        notify.error(UNREACHED);
      },
    );
  };
  useFinderKeys(() => open('finder'));
  return (
    <SingleKeysProvider on={on}>
      <FrameKeys onOpen={open} />
      {children({ keys: FINDER_KEYS, onOpen: () => open('finder') })}
      {Loaded ? <Loaded part={part} onPart={setPart} finderKeys={FINDER_KEYS} on={on} /> : null}
    </SingleKeysProvider>
  );
}

/** From anywhere, fields too: but in a text with links the keys make one, and behind a dialog nothing is to happen. */
function useFinderKeys(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function FrameKeys({ onOpen }: { onOpen: (part: CommandsPart) => void }) {
  const { type } = useUser();
  const navigate = useNavigate();
  const keys: Record<string, () => void> = { '/': () => onOpen('finder'), '?': () => onOpen('help') };
  for (const { key, href } of listShortcuts(type)) keys[key] = () => void navigate({ href });
  useSingleKeys(keys, 'frame');
  return null;
}
