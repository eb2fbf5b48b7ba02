import { SharedRecordScreen } from '@fairway/ui/features/records/screens/SharedRecordScreen/SharedRecordScreen';
import { createFileRoute } from '@tanstack/react-router';
import { AreaFailed } from '../../app/shell/AreaFailed.tsx';
import { BareShell } from '../../app/shell/BareShell.tsx';
import { printPage } from '../../app/shell/printPage.ts';
import { useSharedRecord } from '../../features/records/useSharedRecord.ts';

export const Route = createFileRoute('/shared/$token')({
  staticData: { title: 'Lesson record' },
  component: SharedRecord,
  errorComponent: AreaFailed,
});

function SharedRecord() {
  const { token } = Route.useParams();
  return (
    <BareShell>
      <SharedRecordScreen state={useSharedRecord(token)} onPrint={() => void printPage()} />
    </BareShell>
  );
}
