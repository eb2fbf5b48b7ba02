import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { UnplayableForm, type UnplayableFormProps } from './UnplayableForm.tsx';

export interface UnplayableScreenProps extends UnplayableFormProps {
  /** The diary, at the dates that the coach came from. */
  backHref: string;
}

/** Rain: the lessons of a time that cannot be played are moved or cancelled in one step, the players told once each. */
export function UnplayableScreen({ backHref, ...form }: UnplayableScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Unplayable time"
          detail="Move or cancel what is booked, in one step"
          back={{ href: backHref, label: 'Back to the diary' }}
        />
      }
    >
      <UnplayableForm {...form} />
    </Page>
  );
}
