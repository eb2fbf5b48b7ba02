import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code is fetched when it is first drawn, or before that by `load`. Until it is here it suspends; then it is drawn at
 * once, where React's `lazy` alone would still wait a turn the first time. What could not be fetched is asked for again by `load`: a
 * boundary that draws it anew meets the same failure, and does not ask for ever.
 */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const load = (): Promise<ComponentType<Props>> => {
    coming ??= fetchPart().then(
      (fetched) => (part = fetched),
      (failure: unknown) => {
        coming = undefined;
        throw failure;
      },
    );
    return coming;
  };
  const Coming = lazy(async () => ({ default: await load() }));
  function OnDemand(props: Props) {
    // One for as long as it is drawn: another in its place would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Coming);
    return <Part {...props} />;
  }
  return { Part: OnDemand, load };
}
