import { Box, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
  // The words are kept in an address, which follows a moment later: what is typed stands at once, and the caret where it was.
  const [typed, setTyped] = useState(value);
  const handed = useRef<string[]>([]);
  useEffect(() => {
    const at = handed.current.indexOf(value);
    handed.current = at < 0 ? [] : handed.current.slice(at + 1);
    // Words that were not typed here: a way back, or a link.
    if (at < 0) setTyped(value);
  }, [value]);
  const change = (text: string) => {
    handed.current.push(text);
    setTyped(text);
    onChange(text);
  };
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
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<Icon of={IconSearch} size={20} />}
      rightSectionWidth={44}
      rightSection={
        typed ? (
          <CloseButton
            size={44}
            iconSize={18}
            aria-label="Clear the search"
            onClick={() => {
              change('');
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
