import type { ProHomeScreenProps } from '@fairway/ui/features/lessons/screens/ProHomeScreen/ProHomeScreen';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../app/notices/notify.ts';
import { trpc, utils } from '../../trpc/client.ts';

/** What a new coach's list of first steps does by itself: it opens the usual week, and can be put away (U10). */
export function useFirstSteps(): Pick<ProHomeScreenProps, 'onOpenWeek' | 'onDismissSteps'> {
  const navigate = useNavigate();
  const open = trpc.diary.openFirstWeek.useMutation({
    onSuccess: () => Promise.all([utils.diary.invalidate(), utils.lessons.home.invalidate()]),
  });
  const dismiss = trpc.lessons.dismissFirstSteps.useMutation({
    onSuccess: () => utils.lessons.home.setData(undefined, (home) => home && { ...home, first_steps: null }),
  });
  const change = { label: 'Change', onClick: () => void navigate({ to: '/pro/lessons/availability' }) };
  return {
    onOpenWeek: async () => {
      await open.mutateAsync();
      notify.success('Your diary is open', { action: change });
    },
    onDismissSteps: () => dismiss.mutateAsync(),
  };
}
