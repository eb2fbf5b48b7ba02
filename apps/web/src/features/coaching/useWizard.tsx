import type { User } from '@fairway/contracts/auth/accounts';
import type { Onboarding } from '@fairway/contracts/coaching/joining';
import { CardForm } from '@fairway/ui/features/checkout/components/CardForm/CardForm';
import type {
  OnboardingScreenProps,
  OnboardingView,
  Step,
} from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';
import { useEffect, useState } from 'react';
import { readFailure, fieldErrors } from '../../app/failures/failure.ts';
import { storeFirstVisit } from '../../app/session/firstVisit.ts';
import { beginSession } from '../../app/session/session.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { findAlert } from './findAlert.ts';
import { useCoach } from './useCoach.ts';
import { useConfirming } from './useConfirming.ts';
import { useDraft } from './useDraft.ts';
import { useJoining } from './useJoining.ts';
import { useOnboarding } from './useOnboarding.ts';
import { parseStep } from './parseStep.ts';
import { makePost, stepToShow, fillValues } from './values.ts';

export interface Way {
  code: string | undefined;
  /** The step that the address asks for. */
  asked: Step | undefined;
  show: (step: Step | undefined) => void;
  /** Nothing is missing any more. */
  leave: () => void;
}

/** The way in for players, from the welcome to the card. */
export function useWizard({ code, asked, show, leave }: Way): Omit<OnboardingScreenProps, 'loginHref'> {
  const onboarding = useOnboarding();
  const known = onboarding.data;
  const { draft, change, forget } = useDraft(code ? { code } : {});
  const { coach, look, error: codeError } = useCoach(known, code);
  const links = trpc.accounts.links.useQuery();
  const [refusal, setRefusal] = useState<unknown>(null);
  const step = known ? stepToShow(known, asked, draft.payment_method !== undefined) : 1;

  const complete = known?.joined === true && known.step === null;
  useEffect(() => {
    if (complete) leave();
  }, [complete, leave]);

  /** The sign-up has run out of time, or its address or code was taken meanwhile. */
  const startOver = (error: unknown) => {
    setRefusal(error);
    void utils.accounts.onboarding.invalidate();
    show(2);
  };
  const finish = (user: User | undefined) => {
    // The start screen goes by the user, and takes an answer this young for the latest.
    if (user) utils.accounts.user.setData(undefined, user);
    forget();
    storeFirstVisit(known?.first_name ?? '');
    leave();
  };
  const send = trpc.accounts.onboard.useMutation({
    meta: { quiet: true },
    onMutate: () => setRefusal(null),
    onSuccess: async (answer) => {
      await utils.accounts.onboarding.refetch();
      show(parseStep(answer.step));
    },
    onError: (error) => {
      if (readFailure(error).status === 401) startOver(error);
    },
  });
  const joining = useJoining({
    open: known !== undefined && !complete && step === 5,
    onJoined: async () => {
      await beginSession();
      await utils.accounts.onboarding.refetch();
    },
    onRefused: (error) => {
      const { status } = readFailure(error);
      if (status === 401 || status === 422) startOver(error);
    },
    onCard: (payment_method) => {
      change({ payment_method });
      show(6);
    },
  });
  const confirming = useConfirming({
    payment_method: step === 6 ? draft.payment_method : undefined,
    onDone: finish,
    onRefused: () => {
      change({ payment_method: undefined });
      show(5);
    },
  });

  const makeView = (state: Onboarding): OnboardingView => ({
    step,
    values: fillValues(state, draft),
    coach,
    known: state.email !== null && !state.joined,
    joined: state.joined,
    card_optional: state.card_optional,
    card: joining.failed
      ? { status: 'failed', retry: joining.retry, retrying: joining.retrying }
      : joining.joining
        ? { status: 'loading' }
        : { status: 'ready', form: <CardForm {...joining.card} /> },
    confirm: confirming.failed ? { status: 'failed', retry: confirming.retry } : { status: 'busy' },
  });
  const error = send.error ?? refusal;
  return {
    state: screenState({ onboarding }, (data) => makeView(data.onboarding)),
    busy: send.isPending || confirming.leaving,
    errors: fieldErrors(error) ?? fieldErrors(codeError),
    alert: findAlert(error) ?? findAlert(codeError),
    termsHref: links.data?.terms ?? undefined,
    onChange: change,
    onCode: look,
    onContinue: (password) => {
      const post = known && makePost(step, fillValues(known, draft), password);
      if (post) send.mutate(post);
    },
    onBack: () => {
      send.reset();
      change({ payment_method: undefined });
      show(parseStep(step - 1));
    },
    onLater: confirming.later,
  };
}
