import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface CopyAddressProps {
  /** What the address is of: "Your diary address". */
  label: string;
  url: string;
  /** Puts the address on the clipboard and says whether that worked. */
  onCopy: (url: string) => void;
}

/** An address to be given to others: all of it to read, and a button that copies it. */
export function CopyAddress({ label, url, onCopy }: CopyAddressProps) {
  const id = useId();
  return (
    <div>
      <Text fw={560} mb="xs" id={id}>
        {label}
      </Text>
      <Text
        aria-labelledby={id}
        px={14}
        py="sm"
        mb="md"
        ff="monospace"
        fz="sm"
        bg="var(--app-surface-quiet)"
        bdrs="md"
        style={{ overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {url}
      </Text>
      <Button fullWidth leftSection={<Icon of={IconCopy} size={20} />} onClick={() => onCopy(url)}>
        Copy to Clipboard
      </Button>
    </div>
  );
}
