import type { FieldErrors } from '@fairway/contracts/errors';
import { Skeleton } from '@mantine/core';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { type LessonSettings, LessonSettingsForm } from './LessonSettingsForm.tsx';

export interface LessonSettingsScreenProps {
  state: Loadable<LessonSettings & { currency: string }>;
  onSave: (settings: LessonSettings) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Tells whether there are changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

/** Duration and pricing: the two default lengths and what one credit costs. */
export function LessonSettingsScreen({ state, leaving = null, ...form }: LessonSettingsScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Duration and pricing"
          detail="Lesson length and price"
          close={{ href: proPaths.diary, label: 'Close duration and pricing' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your settings">
            {[0, 1].map((group) => (
              <div key={group}>
                <Skeleton width={200} height={16} radius="xs" mb={12} />
                <LoadingCard height={104} />
              </div>
            ))}
            <LoadingCard height={76} />
          </Loading>
        }
      >
        {(ready) => <LessonSettingsForm saved={ready} currency={ready.currency} {...form} />}
      </ScreenState>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
