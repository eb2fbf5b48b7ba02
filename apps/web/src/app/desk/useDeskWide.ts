import { useMediaQuery } from '@mantine/hooks';
import { DESK_WIDTH } from './deskWidth.ts';

/** Whether a list and its detail stand beside each other. */
export const useDeskWide = (): boolean => useMediaQuery(DESK_WIDTH, undefined, { getInitialValueInEffect: false });
