import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** False while the server cannot be reached. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
