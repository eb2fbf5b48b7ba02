import { createContext, type ReactNode, use } from 'react';

const Offline = createContext(false);

/** Tells everything below whether the server is out of reach. */
export function Connection({ offline, children }: { offline: boolean; children: ReactNode }) {
  return <Offline value={offline}>{children}</Offline>;
}

/** True while the server is out of reach: what writes is then off, unless it waits on the device to be sent. */
export const useOffline = (): boolean => use(Offline);
