import { Button, Stack, Text } from '@mantine/core';

/** Says that a search found nobody, and offers to end it. */
export function NobodyFound({ q, narrowed = false, onClear }: { q: string; narrowed?: boolean; onClear: () => void }) {
  return (
    <Stack align="flex-start" gap="sm" role="status">
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {q === ''
          ? 'No player matches these filters.'
          : narrowed
            ? `No player named “${q}” matches these filters.`
            : `No player’s name contains “${q}”.`}
      </Text>
      <Button variant="default" onClick={onClear}>
        Show all
      </Button>
    </Stack>
  );
}
