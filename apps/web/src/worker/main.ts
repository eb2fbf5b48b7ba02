import { openTarget, type PushScope, renewSubscription, showPush, type SubscriptionChange } from './push.ts';

/** What happens to a service worker, as far as this one hears of it; the types of the page's world lack it. */
interface WorkerEvent extends Event, SubscriptionChange {
  waitUntil: (work: Promise<unknown>) => void;
  data?: { text: () => string } | null;
  notification: { data: unknown; close: () => void };
}

interface WorkerGlobal extends Omit<PushScope, 'origin'> {
  location: { origin: string };
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
}

// Loaded by the worker that keeps the app's shell (build/pwa.ts), as one script without imports.
const worker = globalThis as unknown as WorkerGlobal;
const scope: PushScope = {
  origin: worker.location.origin,
  registration: worker.registration,
  clients: worker.clients,
  fetch: (...request) => worker.fetch(...request),
};

worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text(), scope)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTarget(event.notification.data, scope));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event, scope)));
