import { router } from '../../trpc/init.ts';
import { playerProcedures } from './procedures/players.ts';

/** People and how they belong together: players, groups, and each person's own page. */
export const peopleRouter = router({
  ...playerProcedures,
});
