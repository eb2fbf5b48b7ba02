import type { Message } from '@fairway/contracts/messaging/messages';
import { formatFullName, formatWriter } from '@fairway/contracts/person-names';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { IconMessages, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { drillPath, CONVERSATION, lessonPath, offerPath } from '../../../../paths/player.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { type CardLinks, MessageBody } from '../MessageBody/MessageBody.tsx';
import { MessageDeliveries } from './MessageDeliveries.tsx';
import { formatSentAt, readPhrase, type Side } from '../text.ts';

export interface OpenedMessageProps {
  message: Message;
  side: Side;
  /** The coach's zone, by whose clock a lesson is told. */
  timezone: string;
  /** Asks whether it shall be deleted. */
  onDelete: (message: Message) => void;
}

const toPhrase = ({ group, to }: Message): string => {
  if (group !== null) return `To ${group}`;
  return to ? `To ${formatFullName(to)}` : '';
};

/** The player on the other side of a coach; null of a group. */
const findPlayer = ({ is_own, from, to }: Message) => (is_own ? to : from);

/** The conversation to which a message belongs; a message to a group, as its sender has it, is in many. */
function findConversation(message: Message, side: Side): string | null {
  if (side === 'player') return CONVERSATION;
  const player = findPlayer(message);
  return player ? proPaths.conversation(player.id) : null;
}

/** Where its cards lead; a lesson is sent to its own player only. */
function toCardLinks(message: Message, side: Side): CardLinks {
  if (side === 'player') return { offer: offerPath, lesson: lessonPath, drill: drillPath };
  const player = findPlayer(message);
  return {
    offer: proPaths.offer,
    drill: proPaths.drill,
    lesson: (lesson) => (player ? proPaths.record(player.id, lesson) : proPaths.lessons),
  };
}

/** A message as it is read: who wrote it to whom and when, what it says and brings, and what can be done with it. */
export function OpenedMessage({ message, side, timezone, onDelete }: OpenedMessageProps) {
  const at = { now: useNow(), zone: useOwnZone() };
  const reading = readPhrase(message);
  const conversation = findConversation(message, side);
  const { to_group_id, group } = message;
  return (
    <Stack gap="lg">
      <Card component="article" p="md" aria-label="Message">
        <Stack gap="md">
          <Group gap="sm" wrap="nowrap">
            <Initials person={message.from} />
            <Stack gap={0} miw={0} className="wraps">
              <Text fw={620} lh={1.35}>
                {formatWriter(message.from, message.guardian)}
              </Text>
              <Text c="dimmed" fz="sm" lh={1.4}>
                {toPhrase(message)}
              </Text>
              <Text c="dimmed" fz="sm" lh={1.4} className="tabular">
                <time dateTime={message.created_at}>{formatSentAt(message.created_at, at)}</time>
              </Text>
            </Stack>
          </Group>
          <MessageBody message={message} links={toCardLinks(message, side)} timezone={timezone} />
          {reading ? (
            <Text c="dimmed" fz="sm">
              {reading}
            </Text>
          ) : null}
          {side === 'pro' ? <MessageDeliveries deliveries={message.deliveries ?? []} /> : null}
        </Stack>
      </Card>
      <Group gap="sm" grow preventGrowOverflow={false}>
        {conversation ? (
          <Button component={AppLink} href={conversation} leftSection={<Icon of={IconMessages} size={20} />}>
            Open conversation
          </Button>
        ) : null}
        {to_group_id !== null && group !== null ? (
          <Button
            variant="default"
            component={AppLink}
            href={proPaths.group({ id: to_group_id, name: group })}
            leftSection={<Icon of={IconUsersGroup} size={20} />}
          >
            Open group
          </Button>
        ) : null}
        <Button
          variant="default"
          c="var(--app-danger-text)"
          leftSection={<Icon of={IconTrash} size={20} />}
          onClick={() => onDelete(message)}
        >
          Delete message
        </Button>
      </Group>
    </Stack>
  );
}
