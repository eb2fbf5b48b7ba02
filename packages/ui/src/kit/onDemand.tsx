import { type ComponentType, lazy, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first drawn, or before that by `load`. Until it is here it suspends; then it is drawn at
 * once, where React's `lazy` alone would still wait a turn the first time. What could not be fetched is asked for again by `load`, and
 * by whoever draws it after that: a boundary that draws it anew by itself meets the same failure, and does not ask for ever.
 */
export function onDemand<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  /** Whether the one that is drawn until the part is here has failed, which it then does for good. */
  let isSpent = false;
  const load = (): Promise<ComponentType<Props>> => {
    // A page is drawn on the server as the app draws it at first, and so without its parts. To wait for what never comes would keep all
    // that is drawn around it for good.
    if (import.meta.env.SSR) return Promise.reject(new Error('No part comes to a page that is drawn on the server.'));
    if (isSpent) {
      isSpent = false;
      Coming = drawComing();
    }
    coming ??= fetchPart().then(
      (fetched) => (part = fetched),
      (failure: unknown) => {
        coming = undefined;
        throw failure;
      },
    );
    return coming;
  };
  const drawComing = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (failure) {
        isSpent = true;
        throw failure;
      }
    });
  let Coming = drawComing();
  function OnDemand(props: Props) {
    // One for as long as it is drawn: another in its place would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Coming);
    return <Part {...props} />;
  }
  return { Part: OnDemand, load };
}

/**
 * Fetches a part right after the page that has it is drawn, and not when the browser is idle: whoever loses the connection by then can
 * still open what the page has. Each is a task of its own: a page has many, and answers taps between them. What cannot be had now is asked
 * for again when it is drawn. `load` is one function for good.
 */
export function useLoadAfterPage(load?: () => Promise<unknown>): void {
  useEffect(() => {
    if (load) setTimeout(() => void load().catch(() => undefined));
  }, [load]);
}
