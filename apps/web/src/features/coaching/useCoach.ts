import type { Onboarding } from '@fairway/contracts/coaching/joining';
import type { Coach } from '@fairway/ui/features/coaching/screens/OnboardingScreen/OnboardingScreen';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toldByForm } from '../../app/failures/refusal.ts';
import { trpc } from '../../trpc/client.ts';

/** Looks a sign-up code up: that of an invitation leads to its own page (A7). `codeOfAddress` comes with a link or a QR code. */
export function useCoach(known: Onboarding | undefined, codeOfAddress: string | undefined) {
  const navigate = useNavigate();
  const lookup = trpc.accounts.code.useMutation({
    meta: toldByForm,
    onSuccess: ({ kind }, { token }) => {
      if (kind === 'invitation') void navigate({ to: '/accept-invite', search: { token }, replace: true });
    },
  });
  const { mutate } = lookup;
  const asked = useRef<string | undefined>(undefined);
  const look = (token: string) => {
    asked.current = token;
    mutate({ token });
  };
  useEffect(() => {
    if (!codeOfAddress || asked.current === codeOfAddress) return;
    asked.current = codeOfAddress;
    mutate({ token: codeOfAddress });
  }, [codeOfAddress, mutate]);

  const pro = lookup.data?.pro ?? (lookup.error ? null : known?.pro);
  const coach: Coach = lookup.isPending
    ? { status: 'looking' }
    : pro
      ? { status: 'found', pro }
      : { status: 'unknown' };
  return { coach, look, error: lookup.error };
}
