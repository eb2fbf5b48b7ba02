import type { ProOnboarding } from '@fairway/contracts/checkout/payments';
import type { FieldErrors } from '@fairway/contracts/errors';
import { CardForm, type CardFormProps } from '../../components/CardForm/CardForm.tsx';
import { HoleProgress } from '../../../../kit/HoleProgress/HoleProgress.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { PayeeForm, type PayeeValues, Section } from './PayeeForm.tsx';
import { SetUpDone } from './SetUpDone.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ProOnboardingScreenProps {
  state: Loadable<ProOnboarding>;
  /** Sends step 1; also when the details are changed later. */
  onDetails: (values: PayeeValues) => void;
  detailsBusy?: boolean;
  errors?: FieldErrors;
  /** Step 2. */
  card: Pick<CardFormProps, 'fields' | 'onSave' | 'busy' | 'waiting'>;
  /** True while the details of a pro who has finished are being changed. */
  editing?: boolean;
  onEdit: (editing: boolean) => void;
  /** Where the terms can be read; without an address they are not linked. */
  termsHref?: string | null;
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

const TITLES = { 1: 'Your details', 2: 'Your card' } as const;

type Ready = Omit<ProOnboardingScreenProps, 'state' | 'leaving'> & { known: ProOnboarding };

function Step({ known, onDetails, detailsBusy, errors, card, editing, onEdit, termsHref, onDirtyChange }: Ready) {
  if (known.step === null && !editing) return <SetUpDone known={known} onEdit={() => onEdit(true)} />;
  const step = editing ? 1 : (known.step ?? 1);
  return (
    <>
      {known.step === null ? null : <HoleProgress step={step} count={2} title={TITLES[step]} />}
      {step === 1 ? (
        <PayeeForm
          known={known}
          onSubmit={onDetails}
          busy={detailsBusy}
          errors={errors}
          termsHref={termsHref}
          onDirtyChange={onDirtyChange}
        />
      ) : (
        <Section title="Your card" lead="Held by our payment provider. We only keep the last four digits.">
          <CardForm {...card} />
        </Section>
      )}
    </>
  );
}

/** A pro's way in, in two steps: address, bank and terms, then the card. */
export function ProOnboardingScreen({ state, leaving = null, ...rest }: ProOnboardingScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title={state.status === 'ready' && state.step === null ? 'Payments' : 'Set up payments'}
          detail="So your players can pay you."
          close={{ href: proPaths.home, label: 'Close payment set-up' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your details">
            <LoadingCard height={76} />
            <LoadingCard height={360} />
          </Loading>
        }
      >
        {(known) => <Step known={known} {...rest} />}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
