import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useRef } from 'react';
import { type EarlyUse, useCatchUp } from '../useEarlyUse.ts';

/** Mantine's TagsInput with its list. */
export function ListTags({ early, ...props }: TagsInputProps & { early: EarlyUse }) {
  const field = useRef<HTMLInputElement>(null);
  useCatchUp(field, early);
  return <TagsInput {...props} ref={field} />;
}
