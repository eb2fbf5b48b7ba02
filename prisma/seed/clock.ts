import type { Db } from '@fairway/db/client';
import { addDays, startOfDay, wallAt } from '../../apps/server/src/domains/diary/rules/wallclock.ts';
import { secretsFrom } from '../../apps/server/src/integrations/secrets.ts';
import { goods } from '../../apps/server/src/trpc/goods.ts';
import type { Payments } from '../../apps/server/src/integrations/payments/payments.ts';
import type { Storage } from '../../apps/server/src/integrations/storage/storage.ts';
import type { Deps } from '../../apps/server/src/trpc/context.ts';

export const ZONE = 'Europe/London';

/** The seed's own time: the services take their clock from it, so that the past can be lived through before today. */
export interface Clock {
  /** The day the world is raised, on the pro's calendar. */
  today: string;
  /** `days` from today, as a date. */
  day: (days: number) => string;
  /** Services that believe it is `days` from today, at `hour` of the morning. */
  on: (days: number, hour?: number) => Deps;
  /** Services that know the real time. */
  present: Deps;
  takesCards: boolean;
}

/** Nothing the seed does sends a secret. */
const secrets = secretsFrom('the seed');
const unlimited: Deps['rateLimits'] = { take: async () => {}, forgive: async () => {} };

/** Nothing the seed does is bought in an app store. */
const noStores: Deps['stores'] = { products: { pro: [], player: [] }, apple: null, google: null, local: null };

/** When and where the world is raised. */
export interface Raising {
  now: Date;
  publicUrl: string;
  storage: Storage;
  payments: Payments;
  /** False where neither Stripe nor a stand-in is set up: nobody has a card then. */
  takesCards?: boolean;
}

export function clockOf(db: Db, { now, publicUrl, storage, payments, takesCards = true }: Raising): Clock {
  const today = wallAt(ZONE, now.getTime()).date;
  const at = (moment: Date): Deps => ({
    db,
    publicUrl,
    rateLimits: unlimited,
    secrets,
    storage,
    payments,
    goods,
    stores: noStores,
    now: () => moment,
  });
  return {
    today,
    day: (days) => addDays(today, days),
    on: (days, hour = 7) => at(new Date(startOfDay(ZONE, addDays(today, days)) + hour * 3_600_000)),
    present: at(now),
    takesCards,
  };
}
