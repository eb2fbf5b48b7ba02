import type { ToastOptions } from '@fairway/ui/kit/Toasts/Toasts';

function show(kind: 'success' | 'error', message: string, options?: ToastOptions): void {
  // Without a connection the toaster may be out of reach; the banner then tells what is wrong.
  import('./lazyToasts.ts').then(({ toast }) => toast[kind](message, options)).catch(() => undefined);
}

/** Shows a notice above the page. */
export const notify = {
  /** Fetches the toaster ahead, for a page that will have something to say without a connection. */
  prepare: (): void => void import('./lazyToasts.ts').catch(() => undefined),
  success: (message: string, options?: ToastOptions): void => show('success', message, options),
  error: (message: string, options?: ToastOptions): void => show('error', message, options),
};
