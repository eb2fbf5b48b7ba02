import { Button, Group } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { describeUnsent, type UnsentCounts } from '../../../../format/unsent.ts';
import { proPaths } from '../../../../paths/pro.ts';

export interface UnsyncedScreenProps {
  /** What is on this device alone. */
  unsent: UnsentCounts;
  onLogout: () => void;
}

const LOGGING_OUT = { leaving: 'log out', until: 'you log in here again' };

/** Before somebody logs out with something that is on the device alone: it stays, and can be read by nobody else. */
export function UnsyncedScreen({ unsent, onLogout }: UnsyncedScreenProps) {
  return (
    <Page header={<PageHeader title="Log out?" />}>
      {describeUnsent(unsent, LOGGING_OUT).map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
      <Group>
        {unsent.records ? (
          <Button component={AppLink} href={proPaths.records}>
            Go to your records
          </Button>
        ) : (
          <Button component={AppLink} href="/">
            Stay logged in
          </Button>
        )}
        <Button variant="default" onClick={onLogout}>
          Log out
        </Button>
      </Group>
    </Page>
  );
}
