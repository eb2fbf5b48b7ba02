import type { OwnSettings } from '@fairway/contracts/users/settings';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { WebPushRow, type WebPushState } from '../../components/WebPush/WebPushRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { DailyEmail } from './DailyEmail.tsx';
import { NoticeMatrix, type NoticeMatrixProps, type Role } from './NoticeMatrix.tsx';
import { QuietHours, type Quiet } from './QuietHours.tsx';

type Masters = 'notification_email' | 'notification_text' | 'notification_push';
type NotificationSettings = Pick<
  OwnSettings,
  Masters | 'notification_matrix' | 'quiet_from' | 'quiet_until' | 'digest_at'
>;

export interface PrivacyScreenProps {
  state: Loadable<{ settings: NotificationSettings }>;
  /** Whose page it is; an admin is told of nothing but their own account, and has no matrix. */
  role: Role | 'admin';
  /** Saves one switch. The switch stands in its new place until this settles, then shows `state` again. */
  onToggle: (field: Masters, on: boolean) => Promise<unknown>;
  onCell: NoticeMatrixProps['onCell'];
  onQuiet: (quiet: Quiet) => Promise<unknown>;
  onDigest: (at: string | null) => Promise<unknown>;
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
    detail: 'On phones and browsers where you are logged in.',
  },
] as const;

type ReadyProps = Omit<PrivacyScreenProps, 'state' | 'backHref'> & { settings: NotificationSettings };

function Choices({ settings, role, onToggle, onCell, onQuiet, onDigest, webPush }: ReadyProps) {
  const [shown, patch] = useOptimisticPatch(settings);
  const { notification_matrix, quiet_from, quiet_until, digest_at } = settings;
  const quiet = quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null;
  return (
    <>
      <ListCard label="Channels">
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
      {webPush ? (
        <ListCard label="In this browser">
          <WebPushRow state={webPush.state} sent={settings.notification_push} onChange={webPush.turn} />
        </ListCard>
      ) : null}
      {role === 'admin' ? null : (
        <>
          <NoticeMatrix
            role={role}
            matrix={notification_matrix}
            isOn={(channel) => shown[`notification_${channel}`]}
            onCell={onCell}
          />
          <DailyEmail role={role} at={digest_at} isOn={shown.notification_email} onChange={onDigest} />
          <QuietHours quiet={quiet} onQuiet={onQuiet} />
        </>
      )}
    </>
  );
}

/** What a person is told and by which way. */
export function PrivacyScreen({ state, backHref, ...rest }: PrivacyScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Privacy"
          detail="Choose how we notify you."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingRows count={SWITCHES.length} />
            <LoadingCard height={420} />
          </Loading>
        }
      >
        {({ settings }) => <Choices settings={settings} {...rest} />}
      </ScreenState>
    </Page>
  );
}
