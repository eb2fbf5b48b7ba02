import { VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { ListRow, type ListRowProps } from '../../../../kit/ListCard/ListRow.tsx';

/** A row of a list in its delete mode, which asks to be deleted. */
export function DeletableRow({
  onDelete,
  ...facts
}: Pick<ListRowProps, 'icon' | 'title' | 'detail'> & { onDelete: () => void }) {
  return (
    <ListRow
      {...facts}
      title={
        <>
          <VisuallyHidden>Delete </VisuallyHidden>
          {facts.title}
        </>
      }
      tone="danger"
      meta={<Icon of={IconTrash} />}
      onClick={onDelete}
    />
  );
}
