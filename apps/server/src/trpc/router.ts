import { accountsRouter } from '../domains/accounts/router.ts';
import { adminRouter } from '../domains/admin/router.ts';
import { creditsRouter } from '../domains/credits/router.ts';
import { diaryRouter } from '../domains/diary/router.ts';
import { filesRouter } from '../domains/files/router.ts';
import { lessonsRouter } from '../domains/lessons/router.ts';
import { offersRouter } from '../domains/offers/router.ts';
import { paymentsRouter } from '../domains/payments/router.ts';
import { peopleRouter } from '../domains/people/router.ts';
import { profileRouter } from '../domains/profile/router.ts';
import { subscriptionsRouter } from '../domains/subscriptions/router.ts';
import { router } from './init.ts';

/** The whole API, one line a domain. */
export const appRouter = router({
  accounts: accountsRouter,
  people: peopleRouter,
  diary: diaryRouter,
  lessons: lessonsRouter,
  credits: creditsRouter,
  profile: profileRouter,
  offers: offersRouter,
  payments: paymentsRouter,
  files: filesRouter,
  subscriptions: subscriptionsRouter,
  admin: adminRouter,
});
export type AppRouter = typeof appRouter;
