import { type AutocompleteProps, TextInput } from '@mantine/core';
import { fieldOnDemand } from '../fieldOnDemand.tsx';
import type { EarlyHandlers } from '../useEarlyUse.ts';

/** The field before its list is here. */
export function ClosedSuggest({ handlers, ...props }: AutocompleteProps & { handlers: EarlyHandlers }) {
  const { label, description, error, placeholder, required, value = '', className } = props;
  return (
    <TextInput
      {...handlers}
      {...{ label, description, error, placeholder, required, value, className }}
      aria-busy
      readOnly
    />
  );
}

const { Field, load } = fieldOnDemand<AutocompleteProps>(
  async () => (await import('./ListSuggest.tsx')).ListSuggest,
  ClosedSuggest,
);

/** Fetches the lists that these fields open. */
export const loadSuggestions = load;

/** A text of one's own, or one of those that are suggested below it. */
export const SuggestField = Field;
