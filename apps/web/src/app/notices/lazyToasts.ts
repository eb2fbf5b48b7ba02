import '@mantine/notifications/styles.layer.css';

/** The toaster with its stylesheet; only ever imported on demand. */
export { toast, Toasts } from '@fairway/ui/kit/Toasts/Toasts';
