import { Box, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSingleKeys } from '../../hooks/useSingleKeys.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Keys } from '../Keys/Keys.tsx';

export interface SearchBoxProps {
  /** What is searched, for a screen reader and as a placeholder: "Search by name". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The search is what the page is for: "/" leads into it from anywhere else than another field. */
  slash?: boolean;
}

const MAX = 100;

/** A box to search in, with a way to empty it. */
export function SearchBox({ label, value, onChange, slash = false }: SearchBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const acts = useSingleKeys(slash ? { '/': () => ref.current?.focus() } : {}) && slash;
  return (
    <TextInput
      ref={ref}
      type="search"
      inputMode="search"
      autoComplete="off"
      aria-label={label}
      aria-keyshortcuts={acts ? '/' : undefined}
      placeholder={label}
      maxLength={MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<Icon of={IconSearch} size={20} />}
      rightSectionWidth={44}
      rightSection={
        value ? (
          <CloseButton
            size={44}
            iconSize={18}
            aria-label="Clear the search"
            onClick={() => {
              onChange('');
              ref.current?.focus();
            }}
          />
        ) : acts ? (
          <Box visibleFrom="md">
            <Keys>/</Keys>
          </Box>
        ) : null
      }
    />
  );
}
