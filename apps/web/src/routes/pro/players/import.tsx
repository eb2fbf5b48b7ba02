import { ImportPlayersScreen } from '@fairway/ui/features/coaching/screens/ImportPlayersScreen/ImportPlayersScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../../app/session/useUser.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { useConfirmEmail } from '../../../features/auth/useConfirmEmail.ts';
import { useImport } from '../../../features/coaching/import/useImport.ts';

export const Route = createFileRoute('/pro/players/import')({
  staticData: { title: 'Import players' },
  component: ImportPlayers,
});

function ImportPlayers() {
  const { onDirtyChange, leaving } = useLeaveGuard();
  const { email_verified } = useUser();
  const confirm = useConfirmEmail();
  const screen = useImport(onDirtyChange);
  return <ImportPlayersScreen {...screen} confirm={email_verified ? undefined : confirm} leaving={leaving} />;
}
