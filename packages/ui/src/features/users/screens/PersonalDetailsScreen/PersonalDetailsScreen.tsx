import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Skeleton } from '@mantine/core';
import { ConfirmEmail, type ConfirmEmailProps } from '../../../auth/components/ConfirmEmail/ConfirmEmail.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import type { Details, DetailsChange } from './form.ts';
import { PersonalDetailsForm } from './PersonalDetailsForm.tsx';

export type { Details, DetailsChange } from './form.ts';

export interface PersonalDetailsScreenProps {
  state: Loadable<{ type: UserType; details: Details; isEmailFixed?: boolean }>;
  /** Counts the saves. */
  saves?: number;
  /** Saves what has changed. */
  onSave: (changes: DetailsChange) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** An address waits for its pin: a new one, or the one there is. */
  confirm?: ConfirmEmailProps;
  /** Why nothing could be saved for now. */
  refusal?: string;
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with changes that are not saved. */
  leaving?: Leaving;
  backHref: string;
}

const FIELDS = [0, 1, 2, 3, 4, 5];

/** Who a person is and how they are reached: for players and coaches also how they play, for coaches their currency. */
export function PersonalDetailsScreen(props: PersonalDetailsScreenProps) {
  const { state, backHref, confirm, refusal, leaving = null, ...form } = props;
  return (
    <Page header={<PageHeader title="Personal details" back={{ href: backHref, label: 'Back to account' }} />}>
      <ScreenState
        state={state}
        loading={
          <Loading>
            {FIELDS.map((field) => (
              <div key={field}>
                <Skeleton width={96} height={16} radius="xs" mb={10} />
                <Skeleton height={48} radius="md" />
              </div>
            ))}
          </Loading>
        }
      >
        {({ type, details, isEmailFixed }) => (
          <>
            {confirm ? <ConfirmEmail key={confirm.email} {...confirm} /> : null}
            {refusal ? (
              <Notice tone="danger" role="alert">
                {refusal}
              </Notice>
            ) : null}
            <PersonalDetailsForm type={type} saved={details} isEmailFixed={isEmailFixed ?? false} {...form} />
          </>
        )}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
