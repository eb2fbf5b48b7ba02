import type { ReactNode } from 'react';
import classes from './AdminPage.module.css';

/** A page of tables: wider than the others, for a desk. */
export const AdminPage = ({ header, children }: { header: ReactNode; children: ReactNode }) => (
  <div className={classes.page}>
    {header}
    {children}
  </div>
);
