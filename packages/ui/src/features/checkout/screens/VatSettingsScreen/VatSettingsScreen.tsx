import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { type VatSettings, VatSettingsForm, type VatSettingsFormProps } from './VatSettingsForm.tsx';

export interface VatSettingsScreenProps extends Omit<VatSettingsFormProps, 'saved'> {
  state: Loadable<VatSettings>;
  /** Set while the page is about to be left with changes that are not saved. */
  leaving?: Leaving;
}

/** What a coach's receipts say of VAT. */
export function VatSettingsScreen({ state, leaving = null, ...form }: VatSettingsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="VAT and receipts"
          detail="What your receipts say about tax"
          back={{ href: proPaths.money, label: 'Back to money' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your settings">
            <LoadingCard height={84} />
            <LoadingCard height={96} />
          </Loading>
        }
      >
        {(saved) => <VatSettingsForm saved={saved} {...form} />}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
