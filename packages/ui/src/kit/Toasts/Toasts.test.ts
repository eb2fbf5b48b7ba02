import { cleanNotifications, notificationsStore } from '@mantine/notifications';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toast } from './Toasts.tsx';

test('a notice that is said again stands as long again', () => {
  // The store is the worker's: what the hooks of another file had to say may have come late.
  cleanNotifications();
  vi.useFakeTimers();
  onTestFinished(() => {
    cleanNotifications();
    vi.useRealTimers();
  });
  const listShown = () => notificationsStore.getState().notifications.map(({ message }) => message);

  toast.success('Copied', { stay: 'brief' });
  vi.advanceTimersByTime(700);
  toast.success('Copied', { stay: 'brief' });
  vi.advanceTimersByTime(700);
  expect(listShown()).toEqual(['Copied']);
  vi.advanceTimersByTime(300);
  expect(listShown()).toEqual([]);
});
