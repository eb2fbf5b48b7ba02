import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SearchBox } from '../../../components/SearchBox/SearchBox.tsx';
import classes from './SearchForm.module.css';

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
    <form className={classes.form} role="search" onSubmit={submit}>
      <SearchBox label="Search by name or email" value={typed} onChange={change} />
      <Button type="submit" variant="default">
        Search
      </Button>
    </form>
  );
}
