import type { FieldErrors } from '@fairway/contracts/errors';
import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { proPaths } from '../paths.ts';
import { type LessonSettings, LessonSettingsForm } from './LessonSettingsForm.tsx';

export interface LessonSettingsScreenProps {
  state: ScreenState<LessonSettings & { currency: string }>;
  onSave: (settings: LessonSettings) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

/** Duration and pricing: the two default lengths and what one credit costs (S2 §2, §5; D17). */
export function LessonSettingsScreen({ state, leaving = null, ...form }: LessonSettingsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Duration and pricing"
          detail="How long lessons last and what they cost"
          close={{ href: proPaths.diary, label: 'Close duration and pricing' }}
        />
      }
    >
      {state.status === 'loading' ? (
        <Loading label="Loading your settings">
          {[0, 1].map((group) => (
            <div key={group}>
              <Skeleton width={200} height={16} radius="xs" mb={12} />
              <LoadingCard height={104} />
            </div>
          ))}
          <LoadingCard height={76} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <LessonSettingsForm saved={state} currency={state.currency} {...form} />
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
