import { done } from '@fairway/contracts/accounts';
import { inviteIn, pendingPlayer, pendingPlayerIdIn, pendingPlayersQuery } from '@fairway/contracts/joining';
import { answers, proProcedure } from '../../../trpc/init.ts';
import {
  cancelInvitation,
  invitePlayer,
  pendingPlayerOf,
  pendingPlayersOf,
  resendInvitation,
} from '../use-cases/invitations.ts';

const tag = 'People';

/** Whom a pro has invited (S2 §2, §7). */
export const invitationProcedures = {
  pendingPlayers: proProcedure
    .meta({ rest: { method: 'GET', path: '/pending_player', summary: 'Invited players who are not here yet', tag } })
    .input(pendingPlayersQuery)
    .output(answers(pendingPlayer.array()))
    .query(({ ctx, input }) => pendingPlayersOf(ctx.actor, input, ctx.deps)),

  pendingPlayer: proProcedure
    .meta({ rest: { method: 'GET', path: '/pending_player/{id}', summary: 'One invited player', tag } })
    .input(pendingPlayerIdIn)
    .output(answers(pendingPlayer))
    .query(({ ctx, input }) => pendingPlayerOf(ctx.actor, input, ctx.deps)),

  invite: proProcedure
    .meta({ rest: { method: 'POST', path: '/pending_player', summary: 'Invite a player by mail', tag } })
    .input(inviteIn)
    .output(answers(pendingPlayer))
    .mutation(({ ctx, input }) => invitePlayer(ctx.actor, input, ctx.deps)),

  resendInvitation: proProcedure
    .meta({ rest: { method: 'POST', path: '/pending_player/resend/{id}', summary: 'Send an invitation again', tag } })
    .input(pendingPlayerIdIn)
    .output(answers(pendingPlayer))
    .mutation(({ ctx, input }) => resendInvitation(ctx.actor, input, ctx.deps)),

  cancelInvitation: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/pending_player/{id}', summary: 'Take an invitation back', tag } })
    .input(pendingPlayerIdIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => cancelInvitation(ctx.actor, input, ctx.deps)),
};
