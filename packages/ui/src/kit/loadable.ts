/** What every screen can be in. `Ready` holds the screen's own data. */
export type Loadable<Ready extends object> =
  | { status: 'loading' }
  | { status: 'failed'; message?: string; retry: () => void; retrying?: boolean }
  | ({ status: 'ready' } & Ready);

/** A screen's own data for what stands outside its `ScreenState`, such as its title; null while there is none. */
export const findReady = <Ready extends object>(state: Loadable<Ready>): Ready | null =>
  state.status === 'ready' ? state : null;
