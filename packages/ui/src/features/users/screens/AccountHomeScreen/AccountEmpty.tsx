import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';

/** Stands beside the menu of the account until something is chosen from it. */
export const AccountEmpty = () => (
  <Page>
    <EmptyState illustration={<FlagOnGreen />} title="Choose a setting" level={1}>
      Your details, login and notification settings open here.
    </EmptyState>
  </Page>
);
