import type { DataExport, DataRights } from '@fairway/contracts/users/data-rights';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatDate } from '@fairway/time/phrases';
import { Button, Card, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { accountPaths } from '../../../../paths/account.ts';
import { EraseSheet } from './EraseSheet.tsx';

export interface DataRightsScreenProps {
  /** `email` is where the link goes. */
  state: Loadable<{ rights: DataRights; email: string }>;
  onAsk: () => void;
  asking?: boolean;
  /** Fulfils once the account is erased. */
  onErase: (password: string) => Promise<unknown>;
  errors?: FieldErrors;
}

function ExportState({ made, email }: { made: DataExport; email: string }) {
  const zone = useOwnZone();
  if (made.status === 'asked')
    return (
      <Notice tone="info" role="status">
        We’re preparing your data. In a few minutes we’ll email a link to {email}.
      </Notice>
    );
  if (made.status === 'failed')
    return <Notice tone="warning">We could not prepare your data. Please try again.</Notice>;
  return (
    <Notice tone="info">
      Your data is ready. The link emailed to {email} works until{' '}
      {formatDate(dayAt(new Date(made.expires_at ?? made.asked_at), zone))}.
    </Notice>
  );
}

type Ready = { rights: DataRights; email: string };

function Rights({ rights, email, onAsk, asking, onErase, errors }: Ready & Omit<DataRightsScreenProps, 'state'>) {
  const [erasing, setErasing] = useState(false);
  return (
    <>
      <section aria-labelledby="export">
        <SectionTitle id="export">Download your data</SectionTitle>
        <Card p={20}>
          <Stack align="flex-start" gap={14}>
            <Text c="dimmed">
              Everything we hold about you in one file, including pictures. We’ll email you a link, valid for seven
              days.
            </Text>
            {rights.export ? <ExportState made={rights.export} email={email} /> : null}
            {rights.may_export ? (
              <Button onClick={onAsk} loading={asking}>
                {rights.export ? 'Request again' : 'Request my data'}
              </Button>
            ) : null}
          </Stack>
        </Card>
      </section>
      {rights.may_erase ? (
        <section aria-labelledby="erase">
          <SectionTitle id="erase">Delete account</SectionTitle>
          <Card p={20}>
            <Stack align="flex-start" gap={14}>
              <Text c="dimmed">
                Deletes your account and everything in it. You may want to download your data first.
              </Text>
              <Button variant="light" color="red" onClick={() => setErasing(true)}>
                Delete account
              </Button>
            </Stack>
          </Card>
          <EraseSheet
            opened={erasing}
            at_stake={rights.at_stake}
            onErase={onErase}
            errors={errors}
            onClose={() => setErasing(false)}
          />
        </section>
      ) : null}
    </>
  );
}

/** What a person may ask of their data: all of it, or that it goes. */
export function DataRightsScreen({ state, ...rest }: DataRightsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Your data"
          detail="Download or delete your data."
          back={{ href: accountPaths.home, label: 'Back to account' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingCard height={180} />
            <LoadingCard height={140} />
          </Loading>
        }
      >
        {({ rights, email }) => <Rights rights={rights} email={email} {...rest} />}
      </ScreenState>
    </Page>
  );
}
