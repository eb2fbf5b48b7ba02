import { type ReactNode, startTransition } from 'react';
import type { Root } from 'react-dom/client';

/**
 * Draws the first page in slices: what came with the document stands meanwhile, and the browser goes on answering taps and scrolls
 * between them, as it does not while React draws in one go.
 */
export const drawFirst = (root: Root, page: ReactNode): void => startTransition(() => root.render(page));
