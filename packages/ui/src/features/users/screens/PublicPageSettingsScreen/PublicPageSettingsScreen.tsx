import type { PublicPageSettings } from '@fairway/contracts/users/public-page';
import { Button, Card, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import { CopyAddress } from '../../../../kit/CopyAddress/CopyAddress.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { QrCode } from '../../../../kit/QrCode/QrCode.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { accountPaths } from '../../../../paths/account.ts';
import { publicPagePath } from '../../../../paths/public.ts';

export interface PublicPageSettingsScreenProps {
  state: Loadable<{ settings: PublicPageSettings; referral_code: string | null }>;
  /** Where the app is found by others: "https://fairway.golf". */
  origin: string;
  /** Saves one switch. The switch stands in its new place until this settles, then shows `state` again. */
  onToggle: (field: keyof PublicPageSettings, on: boolean) => Promise<unknown>;
  /** Puts the address on the clipboard and says whether that worked. */
  onCopy: (url: string) => void;
  backHref: string;
}

/** The page's address in every form that it is given away in. */
function Address({
  code,
  origin,
  onCopy,
}: { code: string } & Pick<PublicPageSettingsScreenProps, 'origin' | 'onCopy'>) {
  const url = `${origin}${publicPagePath(code)}`;
  return (
    <Card p={20}>
      <Stack gap="lg">
        <Stack align="center" gap="sm">
          <QrCode value={url} label={`Opens your public page, ${url}`} />
          <Text c="dimmed" fz="sm" ta="center">
            For cards, posters and the clubhouse door.
          </Text>
        </Stack>
        <CopyAddress label="Your page’s address" url={url} onCopy={onCopy} />
        <Button
          variant="default"
          leftSection={<Icon of={IconEye} size={20} />}
          component={AppLink}
          href={publicPagePath(code)}
        >
          Preview your page
        </Button>
      </Stack>
    </Card>
  );
}

const NoCode = () => (
  <EmptyState
    illustration={<FlagOnGreen />}
    title="You have no code yet"
    action={
      <Button component={AppLink} href={accountPaths.validationCode}>
        Create a code
      </Button>
    }
  >
    Your code is part of the page’s address, and players who book there join you with it.
  </EmptyState>
);

const SwitchedOff = () => (
  <EmptyState illustration={<FlagOnGreen />} title="Nobody sees it yet">
    Switch your public page on for its address, and a QR code for cards, posters and the clubhouse door.
  </EmptyState>
);

/** What there is to give away: the address, or what it still lacks. */
function Giving({
  settings,
  referral_code,
  ...address
}: { settings: PublicPageSettings; referral_code: string | null } & Pick<
  PublicPageSettingsScreenProps,
  'origin' | 'onCopy'
>) {
  if (!settings.public_page_enabled) return <SwitchedOff />;
  return referral_code ? <Address code={referral_code} {...address} /> : <NoCode />;
}

type SwitchesProps = { settings: PublicPageSettings } & Pick<PublicPageSettingsScreenProps, 'onToggle'>;

function Switches({ settings, onToggle }: SwitchesProps) {
  const [shown, patch] = useOptimisticPatch(settings);
  const turn = (field: keyof PublicPageSettings) => (on: boolean) => patch(field, on, onToggle(field, on));
  return (
    <>
      <ListCard label="Public page">
        <ToggleRow
          label="Public page"
          detail="Anyone with the address sees your profile and when you are free"
          checked={shown.public_page_enabled}
          onChange={turn('public_page_enabled')}
        />
        <ToggleRow
          label="Show in search engines"
          detail="Google and others may list the page"
          checked={shown.public_page_indexed && shown.public_page_enabled}
          disabled={!shown.public_page_enabled}
          onChange={turn('public_page_indexed')}
        />
      </ListCard>
      <Notice>
        The page shows your name, picture and profile, your venue, your price and your free times for the next two
        weeks. It never shows your players, your phone number or your email. If you create a new validation code, the
        page’s address changes too.
      </Notice>
    </>
  );
}

/** Whether strangers may see the coach's page, and its address to give away. */
export function PublicPageSettingsScreen({ state, onToggle, backHref, ...address }: PublicPageSettingsScreenProps) {
  const ready = findReady(state);
  return (
    <Page
      header={
        <PageHeader
          title="Public page"
          detail="For people who don’t know you yet."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
      aside={state.status === 'loading' ? <LoadingCard height={520} /> : ready && <Giving {...ready} {...address} />}
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingRows count={2} />
            <LoadingCard height={140} />
          </Loading>
        }
      >
        {({ settings }) => <Switches settings={settings} onToggle={onToggle} />}
      </ScreenState>
    </Page>
  );
}
