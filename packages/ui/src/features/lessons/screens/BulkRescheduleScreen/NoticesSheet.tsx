import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { NoticePreview } from './choices.ts';

export interface NoticesSheetProps {
  /** What will be sent; null while the sheet is closed. */
  notices: NoticePreview[] | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const CHANNELS = { push: 'push', email: 'email', text: 'text message' } as const;
const by = (channels: NoticePreview['channels']) =>
  channels.length > 0
    ? channels.map((channel) => CHANNELS[channel]).join(', ')
    : 'not notified: all notifications are off';

/** What each player will be sent, before anything is done. */
export function NoticesSheet({ notices, busy, onConfirm, onClose }: NoticesSheetProps) {
  return (
    <Sheet opened={notices !== null} onClose={onClose} title="This will be sent" busy={busy} closeHidden>
      {notices?.length ? (
        <Stack gap="sm" mah="50dvh" style={{ overflowY: 'auto' }} role="list" aria-label="Notices" tabIndex={0}>
          {notices.map(({ player, channels, subject, lead, lines }) => (
            <Paper
              key={player.id}
              role="listitem"
              px="md"
              py={14}
              bg="var(--app-surface-quiet)"
              bd="1px solid var(--app-border)"
              className="wraps"
            >
              <Text c="dimmed" fz="sm">
                To {formatFullName(player)} ({by(channels)})
              </Text>
              <Text fw={620} mt={4}>
                {subject}
              </Text>
              <Text mt={6}>{lead}</Text>
              <Text
                component="ul"
                m={0}
                mt="xs"
                p={0}
                fz="sm"
                lh={1.45}
                className="lines tabular"
                style={{ listStyle: 'none' }}
              >
                {lines.map(({ label, value, was }, nth) => (
                  <li key={nth}>
                    {label}: {value}
                    {was ? (
                      <Text span inherit c="dimmed">
                        {' '}
                        (was {was})
                      </Text>
                    ) : null}
                  </li>
                ))}
              </Text>
            </Paper>
          ))}
        </Stack>
      ) : (
        <Text c="dimmed">Nobody needs to be notified.</Text>
      )}
      <Group gap="xs" mt="md" wrap="nowrap">
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
          Back
        </Button>
        <Button flex={1} loading={busy} onClick={onConfirm}>
          {notices?.length ? 'Confirm and send' : 'Confirm'}
        </Button>
      </Group>
    </Sheet>
  );
}
