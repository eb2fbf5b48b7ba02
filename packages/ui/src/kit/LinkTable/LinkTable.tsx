import { Card, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useColumn } from '../DeskColumns/column.ts';
import { useEntry } from '../DeskColumns/useEntry.ts';
import { AppLink } from '../Link/AppLink.tsx';
import classes from './LinkTable.module.css';

/** Safari forgets what a table's elements are once they are laid out in another way, so each is told again. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** What a table tells of: its name for a screen reader, one row of heads and a row for each entry, laid out by whoever uses it. */
export interface LinkTableProps {
  label: string;
  heads: ReactNode;
  headClass?: string | undefined;
  children: ReactNode;
}

/** A table whose rows lead on, each by its `RowLink`; on a phone each row may be a card. */
export function LinkTable({ label, heads, headClass, children }: LinkTableProps) {
  return (
    <Card p={0}>
      <Table
        className={classes.table}
        data-column={useColumn() ?? undefined}
        highlightOnHover
        highlightOnHoverColor="var(--app-surface-quiet)"
        borderColor="var(--app-border)"
        {...TABLE_ROLES.table}
        aria-label={label}
      >
        <Table.Thead className={headClass} {...TABLE_ROLES.rowgroup}>
          {heads}
        </Table.Thead>
        <Table.Tbody className={classes.body} {...TABLE_ROLES.rowgroup}>
          {children}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

/** The whole row leads where its name does. The row is `position: relative`. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AppLink className={classes.link} href={href} {...useEntry(href)}>
      {children}
    </AppLink>
  );
}
