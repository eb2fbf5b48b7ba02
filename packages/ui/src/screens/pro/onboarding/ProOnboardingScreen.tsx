import type { ProOnboarding } from '@fairway/contracts/payments';
import type { FieldErrors } from '@fairway/contracts/errors';
import { CardForm, type CardFormProps } from '../../../components/CardForm/CardForm.tsx';
import { HoleProgress } from '../../../components/HoleProgress/HoleProgress.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { PayeeForm, type PayeeValues } from './PayeeForm.tsx';
import classes from './ProOnboarding.module.css';
import { SetUpDone } from './SetUpDone.tsx';

export interface ProOnboardingScreenProps {
  state: ScreenState<ProOnboarding>;
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
        <section className={classes.section}>
          <h2 className={classes.heading}>Your card</h2>
          <p className={classes.lead}>It stays with our payment provider; we keep its last four digits.</p>
          <CardForm {...card} />
        </section>
      )}
    </>
  );
}

/** A pro's way in, in two steps: address, bank and terms, then the card (S2 §4 "Pro onboarding", A11). */
export function ProOnboardingScreen({ state, leaving = null, ...rest }: ProOnboardingScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title={state.status === 'ready' && state.step === null ? 'Payments' : 'Set up payments'}
          detail="So that your players can pay you."
          close={{ href: proPaths.home, label: 'Close payment set-up' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your details">
          <LoadingCard height={76} />
          <LoadingCard height={360} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <Step known={state} {...rest} />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
