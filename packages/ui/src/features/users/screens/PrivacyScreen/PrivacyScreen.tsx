import type { Settings } from '@fairway/contracts/users/settings';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { WebPushRow, type WebPushState } from '../../components/WebPush/WebPushRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import type { Loadable } from '../../../../kit/loadable.ts';

type NotificationSettings = Pick<Settings, 'notification_email' | 'notification_text' | 'notification_push'>;

export interface PrivacyScreenProps {
  state: Loadable<{ settings: NotificationSettings }>;
  /** Saves one switch. The switch stands in its new place until this settles, then shows `state` again. */
  onToggle: (field: keyof NotificationSettings, on: boolean) => Promise<unknown>;
  /** Notifications in this browser; null where there are none to be had. `turn` is called straight from a tap. */
  webPush?: { state: WebPushState; turn: (on: boolean) => void } | null;
  backHref: string;
}

const SWITCHES = [
  {
    field: 'notification_email',
    label: 'Email',
    detail: 'Bookings, changes and reminders, with the lesson for your calendar.',
  },
  { field: 'notification_text', label: 'Text message', detail: 'Changes to a lesson less than 24 hours ahead.' },
  {
    field: 'notification_push',
    label: 'Push notifications',
    detail: 'On the phones you are signed in on, and in browsers that show them.',
  },
] as const;

function Switches({
  settings,
  onToggle,
}: {
  settings: NotificationSettings;
  onToggle: PrivacyScreenProps['onToggle'];
}) {
  const [shown, patch] = useOptimisticPatch(settings);
  return (
    <ListCard label="How we tell you">
      {SWITCHES.map(({ field, label, detail }) => (
        <ToggleRow
          key={field}
          label={label}
          detail={detail}
          checked={shown[field]}
          onChange={(on) => patch(field, on, onToggle(field, on))}
        />
      ))}
    </ListCard>
  );
}

/** What a person is told and by which way. */
export function PrivacyScreen({ state, onToggle, webPush, backHref }: PrivacyScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Privacy"
          detail="Choose how we tell you about your lessons."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingRows count={SWITCHES.length} />
          </Loading>
        }
      >
        {({ settings }) => (
          <>
            <Switches settings={settings} onToggle={onToggle} />
            {webPush ? (
              <ListCard label="In this browser">
                <WebPushRow state={webPush.state} sent={settings.notification_push} onChange={webPush.turn} />
              </ListCard>
            ) : null}
          </>
        )}
      </ScreenState>
    </Page>
  );
}
