import { Button, Stack } from '@mantine/core';
import { Notice } from '../../../../kit/Notice/Notice.tsx';

/** In the place of the editor, while the record is being written in another tab of this browser: two would write over each other. */
export function OpenElsewhere({ onClose }: { onClose: () => void }) {
  return (
    <Stack gap="md" component="section" aria-label="Lesson record">
      <Notice title="This record is open in another tab" role="status">
        Save or close it there, and you can go on writing here. Nothing you wrote is lost.
      </Notice>
      <Button variant="default" style={{ alignSelf: 'start' }} onClick={onClose}>
        Not now
      </Button>
    </Stack>
  );
}
