import type { ReactNode } from 'react';
import { Page } from '../../../../kit/Page/Page.tsx';

/** A page of tables: wider than the others, for a desk. */
export const AdminPage = ({ header, children }: { header: ReactNode; children: ReactNode }) => (
  <Page header={header} broad>
    {children}
  </Page>
);
