import { ValidationCodeScreen } from '@fairway/ui/features/coaching/screens/ValidationCodeScreen/ValidationCodeScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { copyToClipboard } from '../../../app/shell/clipboard.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';

export const Route = createFileRoute('/account/_desk/validation')({
  staticData: { title: 'Validation code' },
  // For pros only.
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'pro') throw redirect({ to: '/account', replace: true });
  },
  component: ValidationCode,
});

function ValidationCode() {
  const { referral_code } = useUser();
  const rotate = trpc.accounts.rotateValidationCode.useMutation({
    onSuccess: (changed) => utils.accounts.user.setData(undefined, (user) => user && { ...user, ...changed }),
  });
  return (
    <ValidationCodeScreen
      state={{ status: 'ready', referral_code, signupUrl: `${location.origin}/onboard?code=${referral_code}` }}
      onCopy={(code) => void copyToClipboard(code)}
      onRotate={() => rotate.mutateAsync()}
      backHref="/account"
    />
  );
}
