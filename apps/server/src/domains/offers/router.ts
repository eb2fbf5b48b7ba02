import { router } from '../../trpc/init.ts';
import { categoryProcedures } from './procedures/categories.ts';
import { offerProcedures } from './procedures/offers.ts';
import { redeemProcedures } from './procedures/redeem.ts';

/** The pro's shop: offers by category. */
export const offersRouter = router({
  ...offerProcedures,
  ...categoryProcedures,
  ...redeemProcedures,
});
