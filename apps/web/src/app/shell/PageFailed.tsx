import { FailedScreen } from '@fairway/ui/app/FailedScreen/FailedScreen';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isMissingPart } from '../failures/missingPart.ts';
import { PageMissing } from './PageMissing.tsx';

/** Stands in, within the shell, for a page that broke or could not be fetched. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  if (isMissingPart(error)) return <PageMissing />;
  return <FailedScreen message="This page could not be opened. Nothing has been lost." onRetry={again} />;
}
