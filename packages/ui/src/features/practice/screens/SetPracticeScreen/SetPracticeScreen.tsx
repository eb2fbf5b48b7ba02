import type { PracticePlan } from '@fairway/contracts/practice/plans';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { PlanForm, type PlanFormProps } from '../../components/PlanForm/PlanForm.tsx';

export interface SetPracticeScreenProps extends Omit<PlanFormProps, 'plan' | 'today'> {
  /** `plan` is null where a new one is set. */
  state: Loadable<{ player: PersonName; plan: PracticePlan | null; today: string }>;
  backHref: string;
  leaving?: Leaving;
}

/** Sets a player to practise, or changes what they practise. */
export function SetPracticeScreen({ state, backHref, leaving = null, ...form }: SetPracticeScreenProps) {
  const ready = findReady(state);
  return (
    <>
      <Page
        header={
          <PageHeader
            title={ready?.plan ? 'Change practice' : 'Set practice'}
            detail={ready ? `For ${formatFullName(ready.player)}` : 'For your player'}
            back={{ href: backHref, label: 'Back' }}
          />
        }
      >
        <ScreenState
          state={state}
          loading={
            <Loading label="Loading the plan">
              <LoadingCard height={48} />
              <LoadingCard height={140} />
            </Loading>
          }
        >
          {({ plan, today }) => <PlanForm key={plan?.id ?? 'new'} plan={plan} today={today} {...form} />}
        </ScreenState>
      </Page>
      <LeaveDialog leaving={leaving} />
    </>
  );
}
