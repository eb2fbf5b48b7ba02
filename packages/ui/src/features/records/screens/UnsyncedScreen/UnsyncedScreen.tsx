import { Button, Group } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { proPaths } from '../../../../paths/pro.ts';

export interface UnsyncedScreenProps {
  /** How many records are on this device alone. */
  count: number;
  onLogout: () => void;
}

/** Before a coach logs out with records on the device that are not uploaded: they stay, and can be read by nobody else. */
export function UnsyncedScreen({ count, onLogout }: UnsyncedScreenProps) {
  const records = count === 1 ? 'A lesson record is' : `${count} lesson records are`;
  return (
    <Page header={<PageHeader title="Log out?" />}>
      <Notice tone="warning">
        {`${records} not uploaded yet. If you log out, ${count === 1 ? 'it stays' : 'they stay'} on this device and ${
          count === 1 ? 'waits' : 'wait'
        } until you log in here again.`}
      </Notice>
      <Group>
        <Button component={AppLink} href={proPaths.records}>
          Go to your records
        </Button>
        <Button variant="default" onClick={onLogout}>
          Log out
        </Button>
      </Group>
    </Page>
  );
}
