import { done } from '@fairway/contracts/auth/accounts';
import {
  keyReminder,
  keyReminderIdIn,
  keyReminderIn,
  keyReminderOrderIn,
  keyReminderPutIn,
  keyRemindersIn,
} from '@fairway/contracts/practice/key-reminders';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { addReminder, changeReminder, listReminders, orderReminders, removeReminder } from './service.ts';

const tag = 'Practice';

/** What a coach wants a player to keep in mind. */
export const keyReminderProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}/reminders', summary: "A player's key reminders", tag } })
    .input(keyRemindersIn)
    .output(outputSchema(keyReminder.array()))
    .query(({ ctx, input }) => listReminders(ctx.actor, input, ctx.services)),

  add: proProcedure
    .meta({ rest: { method: 'POST', path: '/reminder', summary: 'Give a player a key reminder', tag } })
    .input(keyReminderIn)
    .output(outputSchema(keyReminder))
    .mutation(({ ctx, input }) => addReminder(ctx.actor, input, ctx.services)),

  save: proProcedure
    .meta({ rest: { method: 'PUT', path: '/reminder/{id}', summary: 'Change a key reminder', tag } })
    .input(keyReminderPutIn)
    .output(outputSchema(keyReminder))
    .mutation(({ ctx, input }) => changeReminder(ctx.actor, input, ctx.services)),

  remove: proProcedure
    .meta({ rest: { method: 'DELETE', path: '/reminder/{id}', summary: 'Delete a key reminder', tag } })
    .input(keyReminderIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeReminder(ctx.actor, input.id, ctx.services)),

  order: proProcedure
    .meta({ rest: { method: 'POST', path: '/reminder/order', summary: "Put a player's key reminders in order", tag } })
    .input(keyReminderOrderIn)
    .output(outputSchema(keyReminder.array()))
    .mutation(({ ctx, input }) => orderReminders(ctx.actor, input, ctx.services)),
};
