import { Box, Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SearchBox } from '../../../../kit/SearchBox/SearchBox.tsx';

/** Finds people by name or email when it is sent; emptied, it shows everybody again. */
export function SearchForm({ q = '', onSearch }: { q?: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const change = (value: string) => {
    setTyped(value);
    if (value === '' && q !== '') onSearch('');
  };
  return (
    <Group component="form" gap="xs" role="search" onSubmit={submit}>
      <Box flex="1 1 9rem">
        <SearchBox label="Search by name or email" value={typed} onChange={change} />
      </Box>
      <Button type="submit" variant="default">
        Search
      </Button>
    </Group>
  );
}
