import { Button, Group } from '@mantine/core';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
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

const sayUnsynced = (count: number, what: { one: string; many: string; done: string }): string =>
  `${count === 1 ? `${what.one} is` : `${count} ${what.many} are`} not ${what.done} yet. If you log out, ${
    count === 1 ? 'it stays' : 'they stay'
  } on this device and ${count === 1 ? 'waits' : 'wait'} until you log in here again.`;

const RECORDS = { one: 'A lesson record', many: 'lesson records', done: 'uploaded' };
const MESSAGES = { one: 'A message', many: 'messages', done: 'sent' };
const RESULTS = { one: 'A practice result', many: 'practice results', done: 'sent' };
const KIT = { one: 'A change to your bag or yardages', many: 'changes to your bag or yardages', done: 'saved' };

/** Before somebody logs out with something that is on the device alone: it stays, and can be read by nobody else. */
export function UnsyncedScreen({ count, messages = 0, results = 0, kit = 0, onLogout }: UnsyncedScreenProps) {
  return (
    <Page header={<PageHeader title="Log out?" />}>
      {[
        { left: count, what: RECORDS },
        { left: messages, what: MESSAGES },
        { left: results, what: RESULTS },
        { left: kit, what: KIT },
      ].map(({ left, what }) =>
        left > 0 ? (
          <Notice key={what.one} tone="warning">
            {sayUnsynced(left, what)}
          </Notice>
        ) : null,
      )}
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
