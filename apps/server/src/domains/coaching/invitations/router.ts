import { done } from '@fairway/contracts/auth/accounts';
import { inviteIn, pendingPlayer, pendingPlayerIdIn, pendingPlayersQuery } from '@fairway/contracts/coaching/joining';
import { outputSchema, counted, proProcedure } from '#app/procedures.ts';
import { cancelInvitation, invitePlayer, getPendingPlayer, listPendingPlayers, resendInvitation } from './service.ts';

const tag = 'People';

/** Whom a pro has invited. */
export const invitationProcedures = {
  pendingPlayers: proProcedure
    .meta({ rest: { method: 'GET', path: '/pending_player', summary: 'Invited players who are not here yet', tag } })
    .input(pendingPlayersQuery)
    .output(outputSchema(pendingPlayer.array()))
    .query(({ ctx, input }) => listPendingPlayers(ctx.actor, input, ctx.services)),

  pendingPlayer: proProcedure
    .meta({ rest: { method: 'GET', path: '/pending_player/{id}', summary: 'One invited player', tag } })
    .input(pendingPlayerIdIn)
    .output(outputSchema(pendingPlayer))
    .query(({ ctx, input }) => getPendingPlayer(ctx.actor, input, ctx.services)),

  invite: proProcedure
    .meta({
      rest: { method: 'POST', path: '/pending_player', summary: 'Invite a player by mail', tag, refuses: [429] },
    })
    .use(counted('invitations'))
    .input(inviteIn)
    .output(outputSchema(pendingPlayer))
    .mutation(({ ctx, input }) => invitePlayer(ctx.actor, input, ctx.services)),

  resendInvitation: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/pending_player/resend/{id}',
        summary: 'Send an invitation again',
        tag,
        refuses: [429],
      },
    })
    .use(counted('invitations'))
    .input(pendingPlayerIdIn)
    .output(outputSchema(pendingPlayer))
    .mutation(({ ctx, input }) => resendInvitation(ctx.actor, input, ctx.services)),

  cancelInvitation: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/pending_player/{id}', summary: 'Take an invitation back', tag } })
    .input(pendingPlayerIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => cancelInvitation(ctx.actor, input, ctx.services)),
};
