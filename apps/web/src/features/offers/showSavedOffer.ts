import type { Offer } from '@fairway/contracts/offers/offers';
import { notify } from '../../app/notices/notify.ts';
import { utils } from '../../trpc/client.ts';

/** Keeps a saved offer for its page, has the lists read again, and tells the coach; also when their players are told with it. */
export function showSavedOffer(saved: Offer, { told, done }: { told: boolean; done: string }): void {
  utils.offers.one.setData({ id: saved.id }, saved);
  void utils.offers.list.invalidate();
  void utils.offers.categories.invalidate();
  notify.success(saved.announced_at !== null && !told ? 'A notification has been sent to your players' : done);
}
