import { Button, Stack, Text } from '@mantine/core';

/** Says that a search found nobody, and offers to end it. */
export function NobodyFound({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <Stack align="flex-start" gap="sm" role="status">
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        No player’s name has “{q}” in it.
      </Text>
      <Button variant="default" onClick={onClear}>
        Show all
      </Button>
    </Stack>
  );
}
