import { router } from '../../trpc/init.ts';
import { groupProcedures } from './procedures/groups.ts';
import { invitationProcedures } from './procedures/invitations.ts';
import { playerProcedures } from './procedures/players.ts';
import { userProcedures } from './procedures/users.ts';

/** People and how they belong together: players, groups, and each person's own record. */
export const peopleRouter = router({
  ...playerProcedures,
  ...invitationProcedures,
  ...groupProcedures,
  ...userProcedures,
});
