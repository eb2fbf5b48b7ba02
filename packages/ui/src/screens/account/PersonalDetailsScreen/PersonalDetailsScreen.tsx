import type { UserType } from '@fairway/contracts/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import type { Details } from './details.ts';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';

export type { Details } from './details.ts';

export interface PersonalDetailsScreenProps {
  state: ScreenState<{ type: UserType; details: Details }>;
  /** Rises with each save: the form then begins anew from what is kept, a phone number as it is written there. */
  version?: number;
  /** Saves what has changed. */
  onSave: (changes: Partial<Details>) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with changes that are not saved. */
  leaving?: Leaving;
  backHref: string;
}

const FIELDS = [0, 1, 2, 3, 4, 5];

/** Who a person is and how they are reached (S1 §2 personal): for players and pros also how they play, for pros their currency. */
export function PersonalDetailsScreen(props: PersonalDetailsScreenProps) {
  const { state, version, backHref, leaving = null, ...form } = props;
  return (
    <Page header={<PageHeader title="Personal details" back={{ href: backHref, label: 'Back to account' }} />}>
      {state.status === 'loading' ? (
        <Loading>
          {FIELDS.map((field) => (
            <div key={field}>
              <Skeleton width={96} height={16} radius="xs" mb={10} />
              <Skeleton height={48} radius="md" />
            </div>
          ))}
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <PersonalDetailsForm key={version} type={state.type} saved={state.details} {...form} />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
