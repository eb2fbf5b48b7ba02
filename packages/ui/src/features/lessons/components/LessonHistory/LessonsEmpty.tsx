import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';

/** Stands beside the list of lessons until one is chosen from it. */
export const LessonsEmpty = () => (
  <Page>
    <EmptyState illustration={<FlagOnGreen />} title="Choose a lesson" level={1}>
      Its details open here.
    </EmptyState>
  </Page>
);
