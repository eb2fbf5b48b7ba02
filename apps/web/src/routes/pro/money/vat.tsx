import { VatSettingsScreen } from '@fairway/ui/features/checkout/screens/VatSettingsScreen/VatSettingsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { notify } from '../../../app/notices/notify.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/money/vat')({
  staticData: { title: 'VAT and receipts' },
  loader: () => void utils.accounts.settings.prefetch(),
  component: VatSettings,
});

function VatSettings() {
  const settings = trpc.accounts.settings.useQuery();
  const save = trpc.accounts.saveSettings.useMutation({
    onSuccess: (saved) => {
      utils.accounts.settings.setData(undefined, saved);
      notify.success('VAT details saved');
    },
  });
  return (
    <VatSettingsScreen
      state={screenState({ settings }, (data) => data.settings)}
      onSave={(wish) => save.mutate(wish)}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
