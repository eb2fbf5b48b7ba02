import { useMutation } from '@tanstack/react-query';
import type { StatementFormProps } from '@fairway/ui/components/credits/StatementForm/StatementForm';
import { fieldErrors } from '../failures/failure.ts';
import { saveFile } from '../page/saveFile.ts';
import { trpcClient } from '../trpc/client.ts';

/** Fetches the statement of a period and hands it to the device. */
export function useStatement(whose: { player_id?: string }): Pick<StatementFormProps, 'onStatement' | 'errors'> {
  const fetched = useMutation({
    mutationFn: (period: { start: string; end: string }) => trpcClient.credits.statement.query({ ...whose, ...period }),
    onSuccess: ({ filename, csv }) => saveFile(filename, csv, 'text/csv'),
  });
  const errors = fieldErrors(fetched.error);
  return { onStatement: fetched.mutateAsync, ...(errors && { errors }) };
}
