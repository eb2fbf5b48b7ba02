import { useSessionStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

interface Typed<Value> {
  player_id: string | null;
  value: Value;
}

/**
 * What is typed and chosen for a player. It stays on the device until it is sent, and out of the address; and it is there for that player
 * alone, for it may be said of nobody else.
 */
export function useTypedFor<Value>(key: string, player_id: string | null, nothing: Value) {
  const [typed, setTyped, forget] = useSessionStorage<Typed<Value>>({
    key,
    defaultValue: { player_id, value: nothing },
    getInitialValueInEffect: false,
  });
  const readFor = (player: string | null, { player_id: whom, value }: Typed<Value>) =>
    whom === player ? value : nothing;
  // A video that was sent meanwhile is for whom the form is by now.
  const now = useRef(player_id);
  useEffect(() => {
    now.current = player_id;
  });
  return {
    value: readFor(player_id, typed),
    change: (edit: (value: Value) => Value) =>
      setTyped((before) => ({ player_id: now.current, value: edit(readFor(now.current, before)) })),
    /** Another player is chosen on the form: what stands there is meant for them. */
    passTo: (next: string | null) => setTyped((before) => ({ player_id: next, value: readFor(player_id, before) })),
    forget,
  };
}
