import { Button, Group } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { describeUnsent } from '../../../../format/unsent.ts';
import { proPaths } from '../../../../paths/pro.ts';

export interface UnsyncedScreenProps {
  /** How many records are on this device alone. */
  count: number;
  /** How many messages are still to be sent from it. */
  messages?: number;
  /** How many results of practice. */
  results?: number;
  /** How many changes to the bag and the yardages the server has not taken. */
  kit?: number;
  onLogout: () => void;
}

const LOGGING_OUT = { leaving: 'log out', until: 'you log in here again' };

/** Before somebody logs out with something that is on the device alone: it stays, and can be read by nobody else. */
export function UnsyncedScreen({ count, messages, results, kit, onLogout }: UnsyncedScreenProps) {
  return (
    <Page header={<PageHeader title="Log out?" />}>
      {describeUnsent({ records: count, messages, results, kit }, LOGGING_OUT).map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
      <Group>
        {count > 0 ? (
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
