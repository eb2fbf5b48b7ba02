import { Button, Card, Group, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import type { WebPushState } from './WebPushRow.tsx';

export interface WebPushCardProps {
  /** Whose lesson it is: the reader is its player or its coach. */
  side: 'player' | 'pro';
  state: Extract<WebPushState, 'off' | 'asking' | 'on' | 'blocked'>;
  onTurnOn: () => void;
  /** Not now: it is not shown on this device again. */
  onDismiss: () => void;
}

const OFFER = {
  player: 'This browser can tell you when your coach moves or cancels a lesson, even while Fairway is closed.',
  pro: 'This browser can tell you when a player books, moves or cancels a lesson, even while Fairway is closed.',
} as const;

const ANSWERED = {
  on: 'Notifications are on in this browser. You can change that under Privacy in your account.',
  blocked: 'Your browser does not allow notifications. Privacy in your account says how to allow them.',
} as const;

/** Offers notifications where there is something to be told of: after a booking. What the browser asks comes only after the tap. */
export function WebPushCard({ side, state, onTurnOn, onDismiss }: WebPushCardProps) {
  const isAnswered = state === 'on' || state === 'blocked';
  return (
    <Card component="section" p={20} aria-labelledby="web-push">
      <Group gap="xs" wrap="nowrap">
        <Icon of={IconBell} size={22} />
        <SectionTitle id="web-push">Get notified when something changes</SectionTitle>
      </Group>
      <Text c="dimmed" mt={6} role="status">
        {isAnswered ? ANSWERED[state] : OFFER[side]}
      </Text>
      {isAnswered ? null : (
        <Group gap="xs" mt={14} grow preventGrowOverflow={false} w={{ base: '100%', sm: 'fit-content' }}>
          <Button variant="light" loading={state === 'asking'} onClick={onTurnOn}>
            Turn on notifications
          </Button>
          <Button variant="default" disabled={state === 'asking'} onClick={onDismiss}>
            Not now
          </Button>
        </Group>
      )}
    </Card>
  );
}
