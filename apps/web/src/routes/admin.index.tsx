import { ListCard } from '@fairway/ui/components/ListCard/ListCard';
import { ListRow } from '@fairway/ui/components/ListCard/ListRow';
import { Page } from '@fairway/ui/components/Page/Page';
import { PageHeader } from '@fairway/ui/components/PageHeader/PageHeader';
import { IconLogout, IconStack2 } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/')({ staticData: { title: 'Admin' }, component: Admin });

function Admin() {
  return (
    <Page header={<PageHeader title="Admin" />}>
      <ListCard label="Admin">
        <ListRow
          title="Queues"
          detail="Notices and reminders on their way, done and failed"
          icon={IconStack2}
          href="/admin/queues"
          external
        />
        <ListRow title="Log out" icon={IconLogout} href="/logout" />
      </ListCard>
    </Page>
  );
}
