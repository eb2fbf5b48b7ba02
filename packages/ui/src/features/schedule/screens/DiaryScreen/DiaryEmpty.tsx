import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';

/** Stands beside the menu of the diary's settings until one is chosen from it. */
export const DiaryEmpty = () => (
  <Page>
    <EmptyState illustration={<FlagOnGreen />} title="Choose a setting" level={1}>
      Hours, prices and booking limits open here.
    </EmptyState>
  </Page>
);
