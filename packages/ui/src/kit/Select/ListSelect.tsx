import { Select, type SelectProps } from '@mantine/core';

/** Mantine's Select with its list. */
export const ListSelect = (props: SelectProps) => <Select {...props} />;
