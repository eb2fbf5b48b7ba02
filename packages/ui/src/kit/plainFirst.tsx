import { type ComponentType, useSyncExternalStore } from 'react';
import { onDemand } from './onDemand.tsx';

/**
 * A component that can do without part of its code: `Plain` is drawn until that is here, and for good where it cannot be fetched. It is
 * fetched when it is first drawn, or before that by `load`; what could not be fetched is asked for again by the next one drawn, and those
 * that have stayed plain become whole with it. What is here already is drawn at once.
 */
export function plainFirst<Props extends object>(
  fetchWhole: () => Promise<ComponentType<Props>>,
  Plain: ComponentType<Props>,
) {
  let whole: ComponentType<Props> | undefined;
  const { load } = onDemand(async () => (whole = await fetchWhole()));
  const drawn = new Set<() => void>();
  const subscribe = (onHere: () => void) => {
    drawn.add(onHere);
    load().then(
      () => drawn.forEach((tell) => tell()),
      () => undefined,
    );
    return () => void drawn.delete(onHere);
  };
  function PlainFirst(props: Props) {
    const Drawn =
      useSyncExternalStore(
        subscribe,
        () => whole,
        () => whole,
      ) ?? Plain;
    return <Drawn {...props} />;
  }
  return { Part: PlainFirst, load };
}
