import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { proPaths } from '../paths.ts';
import { UnplayableForm, type UnplayableFormProps } from './UnplayableForm.tsx';

export type UnplayableScreenProps = UnplayableFormProps;

/** Rain: the lessons of a time that cannot be played are moved or cancelled in one step, the players told once each. */
export function UnplayableScreen(props: UnplayableScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Unplayable time"
          detail="Move or cancel what is booked, in one step"
          back={{ href: proPaths.diary, label: 'Back to the diary' }}
        />
      }
    >
      <UnplayableForm {...props} />
    </Page>
  );
}
