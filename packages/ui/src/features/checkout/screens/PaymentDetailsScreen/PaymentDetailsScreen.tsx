import { Button, Stack } from '@mantine/core';
import { CardForm, type CardFormProps } from '../../components/CardForm/CardForm.tsx';
import { MaskedCard } from '../../components/MaskedCard/MaskedCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { useEffect, useRef } from 'react';
import type { Loadable } from '../../../../kit/loadable.ts';
import { PasswordCheck, type PasswordCheckProps } from './PasswordCheck.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface PaymentDetails {
  /** The last four digits; null when there is no card on file. */
  stripe_card: string | null;
  name: string;
  /** The card as it is masked, then the password, then the form; without a card the form at once. */
  stage: 'card' | 'password' | 'form';
}

export interface PaymentDetailsScreenProps {
  state: Loadable<PaymentDetails>;
  /** Begins a change of the card. */
  onChange: () => void;
  /** Goes back to the masked card. */
  onCancel: () => void;
  password: Pick<PasswordCheckProps, 'onCheck' | 'busy' | 'error'>;
  form: Pick<CardFormProps, 'fields' | 'onSave' | 'busy' | 'waiting'>;
  backHref: string;
}

function Details({
  state,
  onChange,
  onCancel,
  password,
  form,
}: { state: PaymentDetails } & Omit<PaymentDetailsScreenProps, 'state' | 'backHref'>) {
  const { stripe_card, name, stage } = state;
  const stageRef = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  // What the person acted with is gone with its stage: they go on at the first thing of the next one.
  useEffect(() => {
    if (before.current !== stage) stageRef.current?.querySelector<HTMLElement>('input, button')?.focus();
    before.current = stage;
  }, [stage]);
  return (
    <>
      {stripe_card !== null ? <MaskedCard last4={stripe_card} name={name} /> : null}
      <Stack ref={stageRef}>
        {stage === 'card' && stripe_card !== null ? (
          <>
            <Button variant="default" size="lg" fullWidth onClick={onChange}>
              Change card
            </Button>
            <Notice tone="info">
              Lesson credits, offers and video lessons are paid with this card. We never charge it without your
              go-ahead.
            </Notice>
          </>
        ) : null}
        {stage === 'password' ? <PasswordCheck {...password} onCancel={onCancel} /> : null}
        {stage === 'form' ? (
          <Stack component="section">
            <SectionTitle>{stripe_card === null ? 'Add a card' : 'Your new card'}</SectionTitle>
            <CardForm
              {...form}
              aside={
                stripe_card === null ? undefined : (
                  <Button variant="subtle" fullWidth onClick={onCancel} disabled={form.busy}>
                    Keep the card on file
                  </Button>
                )
              }
            />
          </Stack>
        ) : null}
      </Stack>
    </>
  );
}

/** A player's card: masked, and changed after the password only. */
export function PaymentDetailsScreen({ state, backHref, ...rest }: PaymentDetailsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Payment details"
          detail="The card that pays for lessons and offers."
          back={{ href: backHref, label: 'Back to account' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your card">
            <LoadingCard height={208} />
            <LoadingCard height={52} />
          </Loading>
        }
      >
        {(details) => <Details state={details} {...rest} />}
      </ScreenState>
    </Page>
  );
}
