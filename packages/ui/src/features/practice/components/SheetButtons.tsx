import { Button, Flex } from '@mantine/core';

export interface SheetButtonsProps {
  /** What saves: "Save goal". */
  save: string;
  busy: boolean | undefined;
  /** While a picture is on its way it cannot be saved, and can be left. */
  sending?: boolean;
  onCancel: () => void;
}

/** The way out of a sheet and what keeps its changes; on a phone each has a line, as in the other dialogs. */
export function SheetButtons({ save, busy, sending, onCancel }: SheetButtonsProps) {
  return (
    <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap={10}>
      <Button variant="default" onClick={onCancel} disabled={busy ?? false}>
        Cancel
      </Button>
      <Button type="submit" loading={busy ?? false} disabled={sending}>
        {save}
      </Button>
    </Flex>
  );
}
