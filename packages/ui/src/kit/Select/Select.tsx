import type { SelectProps } from '@mantine/core';
import { fieldOnDemand } from '../fieldOnDemand.tsx';
import { ClosedSelect } from './ClosedSelect.tsx';

const { Field, load } = fieldOnDemand<SelectProps>(
  async () => (await import('./ListSelect.tsx')).ListSelect,
  ClosedSelect,
);

/** Fetches the lists that these fields open. */
export const loadSelects = load;

/** One of a list, with a search where it is long. */
export const Select = Field;
