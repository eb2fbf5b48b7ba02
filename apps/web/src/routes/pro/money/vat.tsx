import { VatSettingsScreen } from '@fairway/ui/features/checkout/screens/VatSettingsScreen/VatSettingsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { useSaveSettings } from '../../../features/users/useSaveSettings.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/money/vat')({
  staticData: { title: 'VAT and receipts' },
  loader: () => void utils.accounts.settings.prefetch(),
  component: VatSettings,
});

function VatSettings() {
  const settings = trpc.accounts.settings.useQuery();
  const save = useSaveSettings({ saved: 'VAT details saved' });
  return (
    <VatSettingsScreen
      state={screenState({ settings }, (data) => data.settings)}
      onSave={(requested) => save.mutate(requested)}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
