import type { PayeeSaved } from '@fairway/contracts/checkout/payments';
import type { PayeeValues } from '@fairway/ui/features/checkout/screens/ProOnboardingScreen/PayeeForm';
import { ProOnboardingScreen } from '@fairway/ui/features/checkout/screens/ProOnboardingScreen/ProOnboardingScreen';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useSaveCard } from '../../features/checkout/useSaveCard.ts';
import { fieldErrors } from '../../app/failures/failure.ts';
import { useLeaveGuard } from '../../app/shell/useLeaveGuard.ts';
import { notify } from '../../app/notices/notify.ts';
import { sendForm } from '../../app/rest/sendForm.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/onboard')({
  staticData: { title: 'Set up payments' },
  loader: () => {
    void utils.payments.proOnboarding.prefetch();
    void utils.payments.cardForm.prefetch();
    void utils.accounts.links.prefetch();
  },
  component: ProOnboard,
});

const fillForm = ({ identity, tos, ...texts }: PayeeValues): Record<string, string | Blob> => ({
  ...texts,
  tos: String(tos),
  ...(identity ? { identity } : {}),
});

function ProOnboard() {
  const { stripe_id } = useUser();
  const known = trpc.payments.proOnboarding.useQuery();
  const cardForm = trpc.payments.cardForm.useQuery();
  const links = trpc.accounts.links.useQuery();
  const [editing, setEditing] = useState(false);
  const details = useMutation({
    mutationFn: (values: PayeeValues) => sendForm<PayeeSaved>('/stripe/add', fillForm(values)),
    onSuccess: async () => {
      await utils.payments.proOnboarding.invalidate();
      void utils.accounts.user.invalidate();
      if (editing) notify.success('Your details have been updated');
      setEditing(false);
      scrollTo({ top: 0 });
    },
  });
  const card = useSaveCard({
    form: cardForm.data,
    person: { stripe_id, stripe_card: known.data?.stripe_card ?? null },
    onSaved: () => void utils.payments.proOnboarding.invalidate(),
  });
  return (
    <ProOnboardingScreen
      state={screenState({ known, cardForm }, (data) => data.known)}
      onDetails={(values) => details.mutate(values)}
      detailsBusy={details.isPending}
      errors={fieldErrors(details.error)}
      card={card}
      editing={editing}
      onEdit={setEditing}
      termsHref={links.data?.terms}
      {...useLeaveGuard()}
    />
  );
}
