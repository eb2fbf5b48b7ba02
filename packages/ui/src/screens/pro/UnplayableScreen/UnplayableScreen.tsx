import type { FieldErrors } from '@fairway/contracts/errors';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import type { AffectedLesson, NoticePreview, UnplayablePeriod, UnplayableWish } from './choices.ts';
import { UnplayableForm } from './UnplayableForm.tsx';

export interface UnplayableScreenProps {
  period: UnplayablePeriod;
  onPeriod: (period: UnplayablePeriod) => void;
  /** The lessons of the period. */
  state: ScreenState<{ lessons: AffectedLesson[] }>;
  /** Fulfils with what would be sent; nothing is done yet. */
  onPreview: (wish: UnplayableWish) => Promise<NoticePreview[]>;
  /** Fulfils once all of it is done. */
  onConfirm: (wish: UnplayableWish) => Promise<unknown>;
  errors?: FieldErrors;
}

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
