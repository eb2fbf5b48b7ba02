import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { type HeaderWay, PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { type VideoSettings, VideoSettingsForm, type VideoSettingsFormProps } from './VideoSettingsForm.tsx';

export interface VideoSettingsScreenProps extends Omit<VideoSettingsFormProps, 'saved' | 'currency'> {
  state: Loadable<VideoSettings & { currency: string }>;
  /** Set where the page was come to from elsewhere: closing goes back one step. */
  onClose?: () => void;
  /** Set while the page is about to be left with changes that are not saved. */
  leaving?: Leaving;
}

const CLOSE = 'Close video lesson settings';

/** Video lesson settings: on or off, and the price. */
export function VideoSettingsScreen({ state, onClose, leaving = null, ...form }: VideoSettingsScreenProps) {
  const close: HeaderWay = onClose ? { onClick: onClose, label: CLOSE } : { href: proPaths.diary, label: CLOSE };
  return (
    <Page
      header={<PageHeader title="Video lesson settings" detail="Review videos that players send you" close={close} />}
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your settings">
            <LoadingCard height={84} />
            <LoadingCard height={76} />
          </Loading>
        }
      >
        {(ready) => <VideoSettingsForm saved={ready} currency={ready.currency} {...form} />}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
