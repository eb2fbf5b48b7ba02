import { z } from 'zod';
import { id, idIn, instant } from '../primitives.ts';

export const DELIVERY_CHANNELS = ['email', 'text', 'push'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** How far a notice has come, as its sender reads it (M7). */
export const DELIVERY_STATUSES = ['queued', 'sent', 'delivered', 'opened', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why a notice has not arrived, or not yet (M22). */
export const DELIVERY_REASONS = [
  'mailbox_full',
  'no_such_address',
  'refused',
  'marked_as_spam',
  'suppressed',
  'no_device',
  'no_phone',
  'number_unreachable',
  'no_provider',
  'provider_down',
  'too_many',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

const fields = {
  channel: z.enum(DELIVERY_CHANNELS),
  status: z.enum(DELIVERY_STATUSES),
  reason: z.enum(DELIVERY_REASONS).nullable(),
  /** When it came to this status. */
  at: instant,
};

/** What became of a message by one channel for one of its recipients; `player_id` is null for the coach. */
export const messageDelivery = z.object({ player_id: id.nullable(), ...fields });
export type MessageDelivery = z.output<typeof messageDelivery>;

/** What became of one notice to a player; `topic` is what it told of, as `NOTICE_NAMES` puts it into words. */
export const playerDelivery = z.object({ id, topic: z.string(), ...fields });
export type PlayerDelivery = z.output<typeof playerDelivery>;

/** An address of a player's that nothing is sent to any more, and why. */
export const suppressedAddress = z.object({
  channel: z.enum(['email', 'text']),
  address: z.string(),
  reason: z.enum(DELIVERY_REASONS),
  at: instant,
});
export type SuppressedAddress = z.output<typeof suppressedAddress>;

export const playerDeliveries = z.object({
  deliveries: z.array(playerDelivery),
  suppressed: z.array(suppressedAddress),
});
export type PlayerDeliveries = z.output<typeof playerDeliveries>;
export const playerDeliveriesIn = z.object({ id: idIn });
