import type { CsvFile } from '@fairway/contracts/csv';
import type {
  StatementFormProps,
  StatementPeriod,
} from '@fairway/ui/features/credits/components/StatementForm/StatementForm';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors } from '../../app/failures/failure.ts';
import { saveFile } from '../../app/shell/saveFile.ts';

/** Fetches a period's file for a spreadsheet and hands it to the device; what was wrong with the asking is told by field. */
export function useCsvFile(
  fetchFile: (period: StatementPeriod) => Promise<CsvFile>,
): Pick<StatementFormProps, 'onStatement' | 'errors'> {
  const fetched = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ filename, csv }) => saveFile(filename, csv, 'text/csv'),
  });
  const errors = fieldErrors(fetched.error);
  return { onStatement: fetched.mutateAsync, ...(errors && { errors }) };
}
