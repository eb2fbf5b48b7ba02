import { router } from '../../trpc/init.ts';
import { clubProcedures } from './procedures/clubs.ts';
import { profileProcedures } from './procedures/profile.ts';

/** What players see of their pro: who they are, and where they teach. */
export const profileRouter = router({
  ...profileProcedures,
  ...clubProcedures,
});
