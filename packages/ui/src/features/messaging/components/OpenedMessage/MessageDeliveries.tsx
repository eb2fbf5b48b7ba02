import { CHANNEL_NAMES, deliveryStatusText } from '@fairway/contracts/messages/deliveries';
import type { MessageDelivery } from '@fairway/contracts/notifications/deliveries';
import { Group, Stack, Text } from '@mantine/core';
import { IconBell, IconMail, IconMessage } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';

const ICONS = { email: IconMail, text: IconMessage, push: IconBell };

/** Deliveries that came to the same by one channel, in the order in which they first appear. */
function countOutcomes(deliveries: readonly MessageDelivery[]) {
  const outcomes = new Map<string, { delivery: MessageDelivery; count: number }>();
  for (const delivery of deliveries) {
    const key = [delivery.channel, delivery.status, delivery.reason].join();
    outcomes.set(key, { delivery, count: (outcomes.get(key)?.count ?? 0) + 1 });
  }
  return [...outcomes.values()].toSorted((one, other) => one.delivery.channel.localeCompare(other.delivery.channel));
}

/** What became of a coach's message on its way, a line for each way: "Email: Sent", of a group "Email, 3 of 12: …". */
export function MessageDeliveries({ deliveries }: { deliveries: readonly MessageDelivery[] }) {
  if (deliveries.length === 0) return null;
  const totals = Map.groupBy(deliveries, ({ channel }) => channel);
  return (
    <Stack gap={4} component="ul" m={0} p={0} aria-label="How it was delivered" style={{ listStyle: 'none' }}>
      {countOutcomes(deliveries).map(({ delivery, count }) => {
        const { channel, status, reason } = delivery;
        const total = totals.get(channel)?.length ?? 0;
        return (
          <Group key={`${channel} ${status} ${reason}`} component="li" gap="xs" wrap="nowrap" align="flex-start">
            <Icon of={ICONS[channel]} size={18} />
            <Text c={status === 'failed' ? 'var(--app-danger-text)' : 'dimmed'} fz="sm" lh={1.35}>
              {CHANNEL_NAMES[channel]}
              {total > 1 ? `, ${count} of ${total}` : ''}: {deliveryStatusText(delivery)}
            </Text>
          </Group>
        );
      })}
    </Stack>
  );
}
