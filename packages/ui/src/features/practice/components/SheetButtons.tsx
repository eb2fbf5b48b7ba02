import { Button, Flex } from '@mantine/core';

export interface SheetButtonsProps {
  /** What saves: "Save goal". */
  save: string;
  busy: boolean | undefined;
  onCancel: () => void;
}

/** The way out of a sheet and what keeps its changes; on a phone each has a line, as in the other dialogs. */
export function SheetButtons({ save, busy, onCancel }: SheetButtonsProps) {
  return (
    <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap={10}>
      <Button variant="default" onClick={onCancel} disabled={busy ?? false}>
        Cancel
      </Button>
      <Button type="submit" loading={busy ?? false}>
        {save}
      </Button>
    </Flex>
  );
}
