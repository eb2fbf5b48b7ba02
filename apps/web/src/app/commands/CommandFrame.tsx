import type { User } from '@fairway/contracts/auth/accounts';
import { isDialogOpen, SIDEBAR_WIDTH } from '@fairway/ui/hooks/frameKeys';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { notify } from '../notices/notify.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import type { CommandsPart, CommandsProps } from './Commands.tsx';

/** The keys that open the finder, as this device has them, which a server that draws the page does not know. */
const FINDER_KEYS = import.meta.env.SSR ? '' : /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
const UNREACHED = 'This part could not be loaded. Check your connection and try again.';

interface CommandFrameProps {
  user: User;
  /** The frame, with what stands in it for the finder: its keys, and what opens it. */
  children: (finder: { keys: string; onOpen: () => void }) => ReactNode;
}

/** Gives the frame its keys, which lead to pages from anywhere. No first page waits for what they do. */
export function CommandFrame({ user, children }: CommandFrameProps) {
  const [part, setPart] = useState<CommandsPart>(null);
  const [Loaded, setLoaded] = useState<ComponentType<CommandsProps> | null>(null);
  const load = () => import('./Commands.tsx').then(({ Commands }) => setLoaded(() => Commands));
  const open = () => {
    setPart('finder');
    if (Loaded) return;
    load().catch(() => {
      setPart(null);
      notify.error(UNREACHED);
    });
  };
  // From a field too: a text with links, which has the same keys, keeps them.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    // A dialog waits for an answer.
    if (!isDialogOpen()) open();
  });
  // With the frame itself: whoever sees the page presses the keys at once.
  useLayoutEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (matchMedia(SIDEBAR_WIDTH).matches) void whenIdle(() => void load().catch(() => undefined));
  }, []);
  return (
    <>
      {children({ keys: FINDER_KEYS, onOpen: open })}
      {Loaded ? <Loaded user={user} part={part} onPart={setPart} finderKeys={FINDER_KEYS} /> : null}
    </>
  );
}
