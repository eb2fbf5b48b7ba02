import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useRef } from 'react';
import { type EarlyUse, useCatchUp } from '../useEarlyUse.ts';

/** Mantine's Autocomplete with its list. */
export function ListSuggest({ early, ...props }: AutocompleteProps & { early: EarlyUse }) {
  const field = useRef<HTMLInputElement>(null);
  useCatchUp(field, early);
  return <Autocomplete {...props} ref={field} />;
}
