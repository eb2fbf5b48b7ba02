import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './online.ts';

/** False while the server cannot be reached. */
export const useOnline = (): boolean => useSyncExternalStore(onConnectionChange, isOnline, isOnline);
