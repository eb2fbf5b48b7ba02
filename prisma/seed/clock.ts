import type { Db } from '@fairway/db/client';
import { addDays } from '@fairway/time/calendar';
import { startOfDay, toZoned } from '@fairway/time/zoned-time';
import { HOUR_MS } from '@fairway/time/units';
import { NO_UPLOAD_LIMITS } from '../../apps/server/src/adapters/upload-limits.ts';
import { secretsFrom } from '../../apps/server/src/adapters/secrets.ts';
import { describeUser } from '../../apps/server/src/domains/users/me/service.ts';
import { purchaseFulfillers } from '../../apps/server/src/main/fulfilment.ts';
import type { Payments } from '../../apps/server/src/adapters/stripe/payments.ts';
import type { Storage } from '../../apps/server/src/adapters/storage/storage.ts';
import type { AppServices } from '../../apps/server/src/app/context.ts';

export const ZONE = 'Europe/London';

/** The seed's own time: the services take their clock from it, so that the past can be lived through before today. */
export interface Clock {
  /** The day the world is raised, on the pro's calendar. */
  today: string;
  /** `days` from today, as a date. */
  day: (days: number) => string;
  /** Services that believe it is `days` from today, at `hour` of the morning. */
  on: (days: number, hour?: number) => AppServices;
  /** Services that know the real time. */
  present: AppServices;
  takesCards: boolean;
}

/** Nothing the seed does sends a secret. */
const secrets = secretsFrom('the seed');
const unlimited: AppServices['rateLimits'] = { take: async () => {}, forgive: async () => {} };

/** Nothing the seed does is bought in an app store. */
const noStores: AppServices['stores'] = { products: { pro: [], player: [] }, apple: null, google: null, local: null };

/** While the world is raised nobody has a window open. */
const nobodyLooks: AppServices['live'] = { publish: async () => {} };

/** When and where the world is raised. */
export interface Raising {
  now: Date;
  publicUrl: string;
  storage: Storage;
  payments: Payments;
  /** False where neither Stripe nor a stand-in is set up: nobody has a card then. */
  takesCards?: boolean;
}

export function createClock(db: Db, { now, publicUrl, storage, payments, takesCards = true }: Raising): Clock {
  const today = toZoned(ZONE, now.getTime()).date;
  const at = (moment: Date): AppServices => ({
    db,
    publicUrl,
    rateLimits: unlimited,
    secrets,
    storage,
    payments,
    purchaseFulfillers,
    describeUser: describeUser,
    stores: noStores,
    uploads: NO_UPLOAD_LIMITS,
    live: nobodyLooks,
    now: () => moment,
  });
  return {
    today,
    day: (days) => addDays(today, days),
    on: (days, hour = 7) => at(new Date(startOfDay(ZONE, addDays(today, days)) + hour * HOUR_MS)),
    present: at(now),
    takesCards,
  };
}
