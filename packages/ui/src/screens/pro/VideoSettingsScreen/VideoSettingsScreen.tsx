import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { type VideoSettings, VideoSettingsForm, type VideoSettingsFormProps } from './VideoSettingsForm.tsx';

export interface VideoSettingsScreenProps extends Omit<VideoSettingsFormProps, 'saved' | 'currency'> {
  state: ScreenState<VideoSettings & { currency: string }>;
  /** Set where the page was come to from elsewhere: closing goes back one step (S2 §2). */
  onClose?: () => void;
  /** Set while the page is about to be left with changes that are not saved. */
  leaving?: Leaving;
}

const CLOSE = 'Close video lesson settings';

/** Video lesson settings: on or off, and the price (S2 §2, §5). */
export function VideoSettingsScreen({ state, onClose, leaving = null, ...form }: VideoSettingsScreenProps) {
  const close: HeaderWay = onClose ? { onClick: onClose, label: CLOSE } : { href: proPaths.diary, label: CLOSE };
  return (
    <Page
      header={
        <PageHeader title="Video lesson settings" detail="Lessons on videos that players send you" close={close} />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your settings">
          <LoadingCard height={84} />
          <LoadingCard height={76} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <VideoSettingsForm saved={state} currency={state.currency} {...form} />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
