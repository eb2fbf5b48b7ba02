import { Button, Stack, Text } from '@mantine/core';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { accountPaths } from '../../../../paths/account.ts';

export interface OpenChildScreenProps {
  state: Loadable<{ first_name: string }>;
  /** Acts for the child, and opens the page that was asked for. */
  onSwitch: () => Promise<unknown>;
}

/** Where the link of a child's notice leads: it asks to act for the child before their page is opened. */
export function OpenChildScreen({ state, onSwitch }: OpenChildScreenProps) {
  const { busy, run } = useSingleFlight(onSwitch);
  const child = findReady(state);
  return (
    <Page
      header={
        <PageHeader
          title={child ? `Open this for ${child.first_name}?` : 'Open this page'}
          back={{ href: accountPaths.children, label: 'Back to children' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={120} />
          </Loading>
        }
      >
        {({ first_name }) => (
          <Stack gap="lg">
            <Text>
              This page is {first_name}’s. Switch to {first_name} to see it; a bar at the top leads back to your
              account.
            </Text>
            <Button loading={busy} onClick={() => void run()}>
              Switch to {first_name}
            </Button>
          </Stack>
        )}
      </ScreenState>
    </Page>
  );
}
