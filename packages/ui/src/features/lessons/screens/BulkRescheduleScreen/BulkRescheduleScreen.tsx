import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { BulkRescheduleForm, type BulkRescheduleFormProps } from './BulkRescheduleForm.tsx';

export interface BulkRescheduleScreenProps extends BulkRescheduleFormProps {
  /** The diary, at the dates that the coach came from. */
  backHref: string;
  /** Set while the page is about to be left with something that is not done. */
  leaving?: Leaving;
}

/** Rain: the lessons of a time that cannot be played are moved or cancelled in one step, the players told once each. */
export function BulkRescheduleScreen({ backHref, leaving = null, ...form }: BulkRescheduleScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Unplayable time"
          detail="Move or cancel lessons in one step"
          back={{ href: backHref, label: 'Back to the diary' }}
        />
      }
    >
      <BulkRescheduleForm {...form} />
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
