import { Select, type SelectProps } from '@mantine/core';
import { useRef } from 'react';
import { type EarlyUse, useCatchUp } from '../useEarlyUse.ts';

/** Mantine's Select with its list. */
export function ListSelect({ early, ...props }: SelectProps & { early: EarlyUse }) {
  const field = useRef<HTMLInputElement>(null);
  useCatchUp(field, early);
  return <Select {...props} ref={field} />;
}
