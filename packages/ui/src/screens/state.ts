/** What every screen can be in. `Ready` holds the screen's own data. */
export type ScreenState<Ready extends object> =
  | { status: 'loading' }
  | { status: 'failed'; message?: string; retry: () => void; retrying?: boolean }
  | ({ status: 'ready' } & Ready);
