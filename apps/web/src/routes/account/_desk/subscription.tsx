import { formatFullName } from '@fairway/contracts/person-names';
import { PaymentDetailsScreen } from '@fairway/ui/features/checkout/screens/PaymentDetailsScreen/PaymentDetailsScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveCard } from '../../../features/checkout/useSaveCard.ts';
import { notify } from '../../../app/notices/notify.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/subscription')({
  staticData: { title: 'Payment details' },
  // For players only.
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'player') throw redirect({ to: '/account', replace: true });
  },
  loader: () => void utils.payments.cardForm.prefetch(),
  component: PaymentDetails,
});

const NOT_VERIFIED = 'your password could not be verified';

function PaymentDetails() {
  const user = useUser();
  const cardForm = trpc.payments.cardForm.useQuery();
  const [stage, setStage] = useState<'card' | 'password' | 'form'>('card');
  const check = trpc.accounts.checkPassword.useMutation({ onSuccess: (right) => right && setStage('form') });
  const askPassword = () => {
    check.reset();
    setStage('password');
  };
  const form = useSaveCard({
    form: cardForm.data,
    person: user,
    onLocked: askPassword,
    onSaved: () => {
      setStage('card');
      notify.success('Your payment method has been updated');
    },
  });
  return (
    <PaymentDetailsScreen
      state={screenState({ cardForm }, () => ({
        stripe_card: user.stripe_card,
        name: formatFullName(user),
        stage: user.stripe_card === null ? 'form' : stage,
      }))}
      onChange={askPassword}
      onCancel={() => setStage('card')}
      password={{
        onCheck: (password) => check.mutate({ password }),
        busy: check.isPending,
        error: check.data === false ? NOT_VERIFIED : undefined,
      }}
      form={form}
      backHref="/account"
    />
  );
}
